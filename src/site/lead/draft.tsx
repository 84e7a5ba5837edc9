// The draft in the dialog. `page/draft.ts` fills it in.
import { leadSent } from '../../content/lead-form';
import { newTab } from '../../content/navigation';
import { firmMailHref } from '../../shared/email';
import { Id, Mark, mark } from '../../shared/markup';
import { visuallyHidden } from '../style/layout.css';
import { textButton } from '../ui/text-button.css';
import * as css from './draft.css';
import { control, lines } from './lead-dialog.css';

/**
 * Copies the message of an email: that of the draft or, in a toast, that of the toast's lead. A press
 * is handled by `page/draft.ts`, in toasts too. The field has the text, which is never translated, and
 * is shown where a browser refuses to copy.
 */
export const CopyMessage = ({ message = '' }: { message?: string }) => (
  <span className={css.withAnswer} {...mark(Mark.action)}>
    <button type="button" className={textButton} {...mark(Mark.copies)}>
      {leadSent.copy}
    </button>
    <span {...mark(Mark.done)} hidden>
      {leadSent.copied}
    </span>
    <label className={css.byHand} hidden>
      {leadSent.copyByHand}
      <textarea
        className={`${control} ${lines}`}
        // Without a name, Chromium reports the field as unfit for autofill.
        name="message"
        defaultValue={message}
        dir="auto"
        readOnly
      />
    </label>
  </span>
);

/**
 * Compose pages of webmail services. Each takes an encoded mail link of 1,800 characters at the end
 * of its URL. Firefox itself uses Gmail's URL; Outlook's is from
 * https://github.com/OfficeDev/office-js/issues/4127. The email is not passed in a parameter for
 * each part, because Outlook then turns a `+` into a space.
 */
const composePages = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

/**
 * The ways to send the draft, for visitors whose mail program has not opened. `page/draft.ts` fills
 * the panel when the dialog opens.
 */
export function DraftPanel() {
  const { before, services } = leadSent.webmail;
  return (
    <div className={css.panel} id={Id.draftPanel} hidden>
      <p>{`${leadSent.draft} ${leadSent.kept}`}</p>
      <p className={css.row}>
        <a className={textButton} href={firmMailHref()}>
          {leadSent.openAgain}
        </a>
        <CopyMessage />
      </p>
      {services.length > 0 && (
        <details className={css.webmail}>
          <summary>{before}</summary>
          <p className={css.row}>
            {services.map((service) => (
              <a
                key={service}
                className={textButton}
                href={composePages[service]}
                {...mark(Mark.composePage, composePages[service])}
                target="_blank"
                rel="noopener"
              >
                {service}
                <span className={visuallyHidden}>{` ${newTab}`}</span>
              </a>
            ))}
          </p>
        </details>
      )}
    </div>
  );
}
