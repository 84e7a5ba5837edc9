import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadFieldWords, leadSent } from '../content/lead-form';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import * as css from './lead-form.css';
import { leadTemplateHref } from './lead-mail';

const sentId = 'lead-sent';
const templateId = 'lead-template';

/** What the form says where the app is missing: after a submit, and in place of the fields. */
export function FormNotes() {
  return (
    <>
      <div className={css.sent}>
        <p id={sentId}>
          <strong>{leadSent.success.title}</strong> {leadSent.success.description}
        </p>
        <ButtonLink href={`mailto:${firm.email}`} aria-describedby={sentId} data-open-again>
          {leadSent.openAgain}
        </ButtonLink>
      </div>
      <div className={css.template}>
        <p id={templateId}>{leadFieldWords.template.text}</p>
        <ButtonLink href={leadTemplateHref(firm.email)} aria-describedby={templateId}>
          {leadFieldWords.template.link}
        </ButtonLink>
        <p>
          {`${orWriteTo} `}
          <MailAddress />
        </p>
      </div>
    </>
  );
}
