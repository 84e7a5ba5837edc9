import { firm } from '../content/firm';
import { orWriteTo } from '../content/landing';
import { leadFieldWords } from '../content/lead-form';
import { ButtonLink } from '../ui/button';
import { MailAddress } from '../ui/mail-address';
import * as css from './lead-form.css';
import { emptyLeadMailHref } from './lead-mail';

const textId = 'without-form';

/** Replaces the fields without JavaScript: a mail link whose body lists the names of the fields. */
export function NoScriptForm() {
  return (
    <div className={css.noScriptForm}>
      <p id={textId}>{leadFieldWords.withoutForm.text}</p>
      <ButtonLink href={emptyLeadMailHref(firm.email)} aria-describedby={textId}>
        {leadFieldWords.withoutForm.link}
      </ButtonLink>
      <p>
        {`${orWriteTo} `}
        <MailAddress />
      </p>
    </div>
  );
}
