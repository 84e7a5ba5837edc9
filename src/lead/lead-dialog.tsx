import type { PointerEvent } from 'react';
import { orWriteTo } from '../content/landing';
import { Boundary } from '../ui/boundary';
import { MailAddress } from '../ui/mail-address';
import { closeDialog } from './close-dialog';
import * as css from './lead-dialog.css';
import * as late from './lead-dialog.late.css';
import { LeadForm, leadFormIntroId, leadFormTitleId } from './lead-form';

/** Id of the dialog: its openers name it in `commandfor`. */
export const leadDialogId = 'intro-call';

/** The way out when the form itself has failed. */
function FailedForm() {
  return (
    <p className={late.failed}>
      {`${orWriteTo} `}
      <MailAddress />
    </p>
  );
}

/**
 * A press on the backdrop closes it, where the browser does not know `closedby` yet (Safari before
 * 27.3). The dialog has no padding, so what is pressed on it directly is the backdrop.
 */
function closeOnBackdrop({ target, currentTarget }: PointerEvent<HTMLDialogElement>) {
  if (target === currentTarget && !('closedBy' in currentTarget)) closeDialog(currentTarget);
}

/**
 * The Schedule Intro Call dialog. The browser opens and closes it (`command`, Escape, and
 * `closedby` for the backdrop), keeps the focus inside and gives it back; what was typed stays in
 * the fields. Never pass `open`: React would then close what the visitor has opened.
 */
export function LeadDialog() {
  return (
    // The browser adds `open` before hydration, which React would report as a difference.
    <dialog
      className={css.dialog}
      id={leadDialogId}
      aria-labelledby={leadFormTitleId}
      aria-describedby={leadFormIntroId}
      closedby="any"
      data-app="form"
      suppressHydrationWarning
      onPointerDown={closeOnBackdrop}
    >
      <Boundary fallback={<FailedForm />}>
        <LeadForm dialogId={leadDialogId} />
      </Boundary>
    </dialog>
  );
}
