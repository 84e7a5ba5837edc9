// The app: what React draws beside a page that already works. The page's script downloads the app
// when a visitor is about to need it, and calls `showThanks` (`page/load-app.ts`, `page/form.ts`).
import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import type { Email } from '../shared/email';
import { CopyMessage } from '../site/lead/draft';
import { showToast } from './toasts';

/**
 * @param email undefined if it could not be made
 * @param hasFailed whether an error kept the email from being made or opened
 * @returns the words
 */
export function showThanks(email: Email | undefined, hasFailed: boolean): string {
  const { title } = leadSent;
  const text = (hasFailed ? leadSent.failure : leadSent.success).replaceAll('{email}', firm.email);
  showToast({ title, text, action: email && <CopyMessage message={email.message} /> });
  return `${title} ${text}`;
}
