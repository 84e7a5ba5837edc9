// What a submit of the lead form does. Part of the boot script, so that it works the same whether
// the app is there, on its way, or cannot be had.
import { afterPaint } from '../after-paint';
import { readLead } from './lead-mail';
import { type SentLead, sendLead } from './send-lead';

type AppModule = typeof import('../app/start');

/**
 * Sends the lead in the task of the submit event. The rest waits for the app: it clears the form,
 * closes the dialog and shows the toast. Without the app, the form says so itself.
 *
 * @param startApp resolves when the app has started, rejects when it cannot be had
 */
export function watchSubmits(startApp: () => Promise<AppModule>): void {
  addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const button = form.querySelector<HTMLButtonElement>('[data-busy-label]');
    // A disabled button: this lead has been sent already.
    if (!button || button.disabled) return;
    const sent = sendLead(readLead(form));
    const label = button.textContent;
    button.disabled = true;
    button.textContent = String(button.dataset.busyLabel);
    afterPaint(() =>
      startApp()
        .then(
          (app) => finish(app, form, sent),
          () => sayWithoutApp(form, sent),
        )
        .finally(() => {
          button.disabled = false;
          button.textContent = label;
        }),
    );
  });
}

function finish(app: AppModule, form: HTMLFormElement, sent: SentLead) {
  form.removeAttribute('data-sent');
  form.reset();
  form.closest('dialog')?.close();
  app.afterLead(sent);
}

/** Shows what the toast would have said, which is part of the page; the fields keep their text. */
function sayWithoutApp(form: HTMLFormElement, { href }: SentLead) {
  form.setAttribute('data-sent', '');
  const link = form.querySelector<HTMLAnchorElement>('[data-open-again]');
  if (!link) return;
  if (href) link.href = href;
  else link.hidden = true;
  link.focus();
}
