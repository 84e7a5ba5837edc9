import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadDialog } from '../content/lead-form';
import { smallHeading } from '../style/layout.css';
import { Button } from '../ui/button';
import { LiveRegion } from '../ui/live-region';
import { MailAddress } from '../ui/mail-address';
import { Prerendered } from '../ui/prerendered';
import { CloseButton } from '../ui/tooltip/close-button';
import { Draft } from './draft';
import { LeadFields } from './lead-fields';
import * as css from './lead-form.css';
import { NoScriptForm } from './no-script-form';

/** Id of the heading that names the dialog. */
export const leadFormTitleId = 'intro-call-title';

/** Id of the text that describes the dialog: the introduction and, after a submit, the draft. */
export const leadFormIntroId = 'intro-call-intro';

/** The intro-call form; `inline/send-lead.ts` sends it. `method="dialog"` keeps typed data out of the URL. */
export function LeadForm({ dialogId }: { dialogId: string }) {
  return (
    <form className={css.form} method="dialog" data-mail-to={firm.email}>
      <div className={css.header}>
        <Prerendered>
          {__PRERENDER__ && (
            <>
              <h2 className={smallHeading} id={leadFormTitleId}>
                {leadDialog.title}
              </h2>
              <div className={css.intro} id={leadFormIntroId}>
                <Draft takesFocus>
                  <p>
                    {`${orWriteTo} `}
                    <MailAddress />
                  </p>
                </Draft>
                <p>{leadDialog.intro}</p>
              </div>
            </>
          )}
        </Prerendered>
        <div className={css.closeSlot}>
          <CloseButton
            label={leadDialog.close}
            tooltipId="close-hint"
            command="close"
            commandfor={dialogId}
          />
        </div>
      </div>
      <Prerendered>
        {__PRERENDER__ && (
          <>
            <NoScriptForm />
            <LeadFields />
            <div className={css.footer}>
              <Button command="close" commandfor={dialogId}>
                {leadDialog.cancel}
              </Button>
              <Button
                className={css.submit}
                variant="brass"
                type="submit"
                data-other-label={leadDialog.submitting}
              >
                {leadDialog.submit}
              </Button>
            </div>
            <LiveRegion />
          </>
        )}
      </Prerendered>
    </form>
  );
}
