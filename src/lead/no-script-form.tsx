import { firm } from '../content/firm';
import { leadFieldWords } from '../content/lead-form';
import { ButtonLink } from '../ui/button';
import * as css from './lead-form.css';
import { emptyLeadMailHref } from './lead-mail';

/** Replaces the fields without JavaScript: a mail link whose body lists the names of the fields. */
export function NoScriptForm() {
  return (
    <div className={css.noScriptForm}>
      <p>{leadFieldWords.withoutForm.text}</p>
      <ButtonLink href={emptyLeadMailHref(firm.email)}>
        {leadFieldWords.withoutForm.link}
      </ButtonLink>
    </div>
  );
}
