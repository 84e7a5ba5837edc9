import { Attribute, attribute } from '../shared/attributes';
import * as css from './lead-dialog.css';
import { LeadForm, leadDialogId, leadFormIntroId, leadFormTitleId } from './lead-form';

/**
 * The Schedule Intro Call dialog. The browser opens and closes it (`command`, Escape), keeps the focus inside and
 * gives it back.
 */
export function LeadDialog() {
  return (
    <dialog
      className={css.dialog}
      id={leadDialogId}
      aria-labelledby={leadFormTitleId}
      aria-describedby={leadFormIntroId}
      {...attribute(Attribute.needsApp)}
    >
      <LeadForm />
    </dialog>
  );
}
