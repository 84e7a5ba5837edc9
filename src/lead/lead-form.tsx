import { type FormEvent, useEffect, useRef, useState } from 'react';
import { firm } from '../content/firm';
import { leadDialog, leadSent } from '../content/lead-form';
import { smallHeading } from '../style/layout.css';
import { toasts } from '../toast/toasts';
import { Tooltip } from '../tooltip/tooltip';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { StaticRegion } from '../ui/static-region';
import { afterPaint } from './after-paint';
import { closeDialog } from './close-dialog';
import { showFieldErrors } from './field-errors';
import { LeadFields } from './lead-fields';
import * as css from './lead-form.css';
import { type Lead, leadFields, leadMailHref, leadText } from './lead-mail';
import { openMail } from './open-mail';
import { type SentLead, sentLead } from './sent-lead';

/** Id of the heading that names the dialog. */
export const leadFormTitleId = 'intro-call-title';

/** Id of the sentence that describes it. */
export const leadFormIntroId = 'intro-call-intro';

/** Reads the fields as typed. The fields are uncontrolled: the DOM holds their state. */
function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  const entries = leadFields.map((field) => [field, String(data.get(field) ?? '')]);
  return Object.fromEntries(entries) as unknown as Lead;
}

/** Makes and opens the mail link; says in the console why it could not. */
function sendLead(lead: Lead): { sent: SentLead; succeeded: boolean } {
  const sent: SentLead = { text: leadText(lead) };
  try {
    sent.href = leadMailHref(lead, firm.email);
    openMail(sent.href);
    return { sent, succeeded: true };
  } catch (error) {
    console.error('The mail link could not be opened:', error);
    return { sent, succeeded: false };
  }
}

/**
 * The intro-call form. `dialogId` is the dialog it stands in, which it closes after a submit.
 * `method="dialog"` makes sure that a submit without the app can put nothing into the address.
 */
export function LeadForm({ dialogId }: { dialogId: string }) {
  const [isSubmitting, setSubmitting] = useState(false);
  // State is a render late: two submits can come in one.
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? showFieldErrors(form.current) : undefined), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const form = event.currentTarget;
    // Synchronously, while the browser still knows of the visitor's gesture.
    const { sent, succeeded } = sendLead(readLead(form));
    setSubmitting(true);
    afterPaint(() => {
      form.reset();
      const dialog = form.closest('dialog');
      if (dialog) closeDialog(dialog);
      sentLead.set(sent);
      setSubmitting(false);
      busy.current = false;
      // In a task of its own: screen readers do not hear a live region behind an open dialog.
      setTimeout(() =>
        toasts.show({ ...(succeeded ? leadSent.success : leadSent.failure), copy: sent.text }),
      );
    });
  }

  return (
    <form className={css.form} method="dialog" onSubmit={submit} ref={form}>
      <div className={css.header}>
        <h2 className={smallHeading} id={leadFormTitleId} suppressHydrationWarning>
          {leadDialog.title}
        </h2>
        <div className={css.closeSlot}>
          <Tooltip id="close-hint" text={leadDialog.close} isLabel align="end">
            {() => <CloseButton label={leadDialog.close} command="close" commandfor={dialogId} />}
          </Tooltip>
        </div>
        <p className={css.intro} id={leadFormIntroId} suppressHydrationWarning>
          {leadDialog.intro}
        </p>
      </div>
      <StaticRegion name="fields">{__PRERENDER__ && <LeadFields />}</StaticRegion>
      <div className={css.footer}>
        <Button command="close" commandfor={dialogId}>
          {leadDialog.cancel}
        </Button>
        <span className={css.submitSlot}>
          <Button
            variant="brass"
            type="submit"
            disabled={isSubmitting}
            data-busy-label={leadDialog.submitting}
          >
            {isSubmitting ? leadDialog.submitting : leadDialog.submit}
          </Button>
        </span>
      </div>
    </form>
  );
}
