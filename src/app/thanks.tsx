import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import type { Email } from '../shared/email';
import { CopyMessage } from '../site/lead/draft-actions';
import { toasts } from './toasts';

/**
 * Shows the thanks for a lead. `page/form.ts` calls it.
 *
 * @param email undefined if it could not be made
 * @param hasFailed whether an error kept the email from being made or opened
 */
export function showThanks(email: Email | undefined, hasFailed: boolean): void {
  const description = hasFailed ? leadSent.failure : leadSent.success;
  toasts.show({
    title: leadSent.title,
    description: description.replace('{email}', firm.email),
    action: email && <CopyMessage message={email.message} />,
  });
}
