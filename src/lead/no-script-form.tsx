import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadFieldWords } from '../content/lead-form';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import * as css from './lead-form.css';
import { emptyLeadMailHref } from './lead-mail';

const textId = 'lead-template';

/** Replaces the fields without JavaScript: a mail link whose body lists the names of the fields. */
export function NoScriptForm() {
  return (
    <div className={css.noScriptForm}>
      <p id={textId}>{leadFieldWords.template.text}</p>
      <ButtonLink href={emptyLeadMailHref(firm.email)} aria-describedby={textId}>
        {leadFieldWords.template.link}
      </ButtonLink>
      <p>
        {`${orWriteTo} `}
        <MailAddress />
      </p>
    </div>
  );
}
