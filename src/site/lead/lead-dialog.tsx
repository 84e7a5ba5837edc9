import { actions } from '../../content/landing';
import { leadDialog, leadFields, leadSent } from '../../content/lead-form';
import { newTab } from '../../content/navigation';
import type { Content, FormField } from '../../content/types';
import { firmMailHref } from '../../shared/email';
import { smallHeading, visuallyHidden } from '../style/layout.css';
import { Button } from '../ui/button';
import { CloseButton } from '../ui/close-button';
import { textButton } from '../ui/text-button.css';
import { CopyMessage, DiscardDraft } from './draft-buttons';
import * as css from './lead-dialog.css';
// Styles of the app: the page's policy allows no styles but those of the page.
import '../ui/toaster.css';

/** A field with its label. The browser checks the field, and says what is wrong. */
function LeadField({ field, id }: { field: FormField; id: string }) {
  const { label, name, type = 'text', isRequired = false, autoComplete, isHalf } = field;
  const hintId = `${id}-hint`;
  const props = {
    id,
    name,
    autoComplete,
    dir: 'auto',
    required: isRequired,
    'aria-describedby': isRequired ? undefined : hintId,
    // Firefox reports a required field without the attribute as invalid before anything is typed.
    // `page/form.ts` updates the attribute.
    'aria-invalid': isRequired ? false : undefined,
  };
  return (
    <p className={isHalf ? css.field.half : css.field.full}>
      <label htmlFor={id}>{label}</label>
      {!isRequired && (
        <span className={css.optional} id={hintId}>
          {leadDialog.optional}
        </span>
      )}
      {type === 'lines' ? (
        <textarea className={`${css.control} ${css.lines}`} {...props} />
      ) : (
        <input className={css.control} type={type} {...props} />
      )}
    </p>
  );
}

/**
 * Compose pages of webmail services. Each takes an encoded mail link of 1,800 characters at the end
 * of its URL. Firefox itself uses Gmail's URL; Outlook's is from
 * https://github.com/OfficeDev/office-js/issues/4127. The email is not passed in a parameter for
 * each part, because Outlook then turns a `+` into a space.
 */
const composePages: Record<Content['leadSent']['webmail']['services'][number], string> = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

/**
 * The ways to send the draft, for visitors whose mail program has not opened. `page/draft.ts` fills
 * the panel when the dialog opens.
 */
function DraftPanel() {
  const { before, services } = leadSent.webmail;
  return (
    <div id="lead-draft" hidden>
      <p>
        {leadSent.draft} <small>{leadSent.kept}</small>
      </p>
      <p className={css.draftActions}>
        <a className={textButton} href={firmMailHref()}>
          {leadSent.openAgain}
        </a>
        <CopyMessage />
      </p>
      <details className={css.secondary}>
        <summary>{leadSent.more}</summary>
        <p className={css.draftActions}>
          {services.length > 0 && (
            <span className={css.webmail}>
              {before}
              {services.map((service) => (
                <a
                  key={service}
                  className={textButton}
                  href={composePages[service]}
                  data-compose={composePages[service]}
                  target="_blank"
                  rel="noopener"
                >
                  {service}
                  <span className={visuallyHidden}>{` ${newTab}`}</span>
                </a>
              ))}
            </span>
          )}
          <DiscardDraft />
        </p>
      </details>
    </div>
  );
}

/**
 * Says words to screen readers (`page/say.ts`). Two places do: one in the dialog, because nothing
 * behind an open dialog is read, and one beside it, because nothing in a closed dialog is read.
 */
const Status = () => <p className={visuallyHidden} role="status" data-say="" />;

const titleId = 'lead-dialog-title';
const introId = 'lead-dialog-intro';

/**
 * The Schedule Intro Call dialog with its form. `page/dialog.ts` obeys its buttons,
 * `page/form.ts` sends a lead, and `page/draft.ts` fills in the draft. The name of a field is the
 * name of its line in the email. The dialog's description is the introduction or, after a submit,
 * the draft.
 */
export function LeadDialog() {
  return (
    <>
      <dialog
        className={css.dialog}
        id="lead-dialog"
        aria-labelledby={titleId}
        aria-describedby={introId}
      >
        <form className={css.form} id="lead-form">
          <div className={css.header}>
            <h2 className={smallHeading} id={titleId}>
              {actions.scheduleCall}
            </h2>
            <div className={css.intro} id={introId}>
              <DraftPanel />
              <p>{leadDialog.intro}</p>
            </div>
            <div className={css.closeCell}>
              <CloseButton label={leadDialog.close} data-closes="" />
            </div>
          </div>
          <fieldset className={css.fields}>
            {leadFields.map((field, index) => (
              <LeadField key={field.name} field={field} id={`lead-${index + 1}`} />
            ))}
          </fieldset>
          <p className={css.secondary} id="lead-too-long" hidden>
            {leadDialog.tooLong}
          </p>
          <div className={css.footer}>
            <Button data-closes="">{leadDialog.cancel}</Button>
            {/* Both labels are in the page, so that the browser's translator translates both. */}
            <Button variant="ink" type="submit">
              <span data-idle="">{leadDialog.submit}</span>
              <span data-busy="">{leadDialog.submitting}</span>
            </Button>
          </div>
          <Status />
        </form>
      </dialog>
      <Status />
    </>
  );
}
