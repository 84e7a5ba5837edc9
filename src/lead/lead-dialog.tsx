import * as css from './lead-dialog.css';
import { LeadForm, leadFormIntroId, leadFormTitleId } from './lead-form';

/** Id of the dialog: its openers name it in `commandfor`. */
export const leadDialogId = 'intro-call';

/**
 * The Schedule Intro Call dialog. The browser opens and closes it (`command`, Escape), keeps the focus inside and
 * gives it back. Never pass `open`: React would then close what the visitor has opened.
 */
export function LeadDialog() {
  return (
    // A visitor can open the dialog before hydration. React would report the `open` attribute as a mismatch.
    <dialog
      className={css.dialog}
      id={leadDialogId}
      aria-labelledby={leadFormTitleId}
      aria-describedby={leadFormIntroId}
      data-app=""
      suppressHydrationWarning
    >
      <LeadForm dialogId={leadDialogId} />
    </dialog>
  );
}
