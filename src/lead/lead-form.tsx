import { leadDialog } from '../content/lead-form';
import { smallHeading } from '../style/layout.css';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { Static } from '../ui/static';
import { FormNotes } from './form-notes';
import { LeadFields } from './lead-fields';
import * as css from './lead-form.css';

/** Id of the heading that names the dialog. */
export const leadFormTitleId = 'intro-call-title';

/** Id of the sentence that describes it. */
export const leadFormIntroId = 'intro-call-intro';

/**
 * The intro-call form. The browser validates it and the DOM holds what is typed; what a submit does
 * is in `send-lead.ts`, which also shows the busy label. `method="dialog"`: without a script, nothing
 * typed gets into the address.
 */
export function LeadForm({ dialogId }: { dialogId: string }) {
  return (
    <form className={css.form} method="dialog">
      <div className={css.header}>
        <Static id="lead-header">
          {__PRERENDER__ && (
            <>
              <h2 className={smallHeading} id={leadFormTitleId}>
                {leadDialog.title}
              </h2>
              <p className={css.intro} id={leadFormIntroId}>
                {leadDialog.intro}
              </p>
            </>
          )}
        </Static>
        <div className={css.closeSlot}>
          <CloseButton
            label={leadDialog.close}
            tooltipId="close-hint"
            command="close"
            commandfor={dialogId}
          />
        </div>
      </div>
      <Static id="lead-fields">
        {__PRERENDER__ && (
          <>
            <FormNotes />
            <LeadFields />
            <div className={css.footer}>
              <Button command="close" commandfor={dialogId}>
                {leadDialog.cancel}
              </Button>
              <Button
                className={css.submit}
                variant="brass"
                type="submit"
                data-busy-label={leadDialog.submitting}
              >
                {leadDialog.submit}
              </Button>
            </div>
          </>
        )}
      </Static>
    </form>
  );
}
