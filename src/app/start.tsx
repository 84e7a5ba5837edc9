// Entry of the app's module: the boot script imports it when a visitor needs it.
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { leadSent } from '../content/lead-form';
import { keptLead } from '../lead/kept-lead';
import type { SentLead } from '../lead/send-lead';
import { routes } from '../routes';
import { toasts } from '../toast/toasts';
import { tooltips } from '../tooltip/tooltips';
import { App } from './app';

/** `Boundary` logs errors; React would log them a second time. */
const options = { onCaughtError() {} };

/**
 * Hydrates the landing page.
 *
 * @param pointerEnteredAt when the mouse entered the element it is on, in the page's milliseconds
 */
export function start(pointerEnteredAt?: number): void {
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no #app');
  const dialog = element.querySelector<HTMLDialogElement>('dialog[open]');
  const focused = document.activeElement;
  // Synchronously: what follows needs the handlers and the toasts.
  flushSync(() => hydrateRoot(element, <App path="/" />, options));
  // Something had changed the markup, so that the dialog was moved or made anew, which closes it.
  if (dialog && (!dialog.isConnected || focused !== document.activeElement)) {
    const current = element.querySelector('dialog');
    if (current) current.open = false;
    current?.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }
  const hovered = element.querySelector<HTMLElement>('[data-tooltip]:hover');
  if (hovered?.dataset.tooltip && pointerEnteredAt !== undefined) {
    tooltips.pointerMove(hovered.dataset.tooltip, pointerEnteredAt);
  }
  performance.mark('app-started');
}

/** Replaces the landing page with the 404 page: see `boot/page-path.ts`. */
export function showNotFound(): void {
  const element = document.getElementById('app');
  if (!element) throw new Error('The page has no #app');
  element.textContent = '';
  flushSync(() => createRoot(element, options).render(<App path="*" />));
  document.title = routes.find(({ path }) => path === '*')?.title ?? '';
  document.querySelector('h1')?.focus();
  performance.mark('app-started');
}

/** Says that a lead was sent: toast, and a line in the Contact section. The app has started. */
export function afterLead(sent: SentLead): void {
  keptLead.set(sent);
  const { title, description } = sent.hasFailed ? leadSent.failure : leadSent.success;
  // In a task of its own: screen readers do not hear a live region behind an open dialog
  // (https://github.com/w3c/aria/issues/1854).
  setTimeout(() => toasts.show({ title, description, copy: sent.text }));
}
