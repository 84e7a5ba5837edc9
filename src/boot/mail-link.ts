// What is left of the lead form when the app cannot be had: a mail link with what was typed.

/** Longest link, as in `lead/lead-mail.ts`; that module is too large for every visitor. */
const maximumLength = 1800;

/**
 * Shows the ready mail link of a form, with the fields in its body instead of their names alone,
 * also as they change; the form keeps what was typed. What is too long is cut, and marked.
 */
export function offerMailLink(form: HTMLFormElement): void {
  const link = form.querySelector('[data-mail-template]') as HTMLAnchorElement;
  const fill = () => {
    const fields = Array.from(new FormData(form), ([name, value]) => `${name}: ${value}`);
    const characters = Array.from(fields.join('\n')).slice(0, maximumLength);
    do {
      const body = encodeURIComponent(characters.join('')).replace(/%0A/g, '%0D%0A');
      link.href = link.href.replace(/body=.*/, `body=${body}`);
      // For the next round: one character less, and a mark behind the rest.
      characters.splice(-2, 2, '…');
    } while (link.href.length > maximumLength);
  };
  fill();
  form.oninput = fill;
  form.dataset.stuck = '';
  link.focus();
}
