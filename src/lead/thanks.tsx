import { firm } from '../content/firm';
import { leadSent } from '../content/lead-form';
import { toasts } from '../toasts/toasts';
import { CopyMessage } from './draft-actions';
import type { SubmittedEmail } from './email';

/** Shows the thanks for a lead. `form.script.ts` calls it. */
export function showThanks({ draft, isOpened }: SubmittedEmail): void {
  const description = isOpened ? leadSent.success : leadSent.failure;
  toasts.show({
    title: leadSent.title,
    description: description.replace('{email}', firm.email),
    action: draft && <CopyMessage />,
  });
}
