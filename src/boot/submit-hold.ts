import type { AppStarter } from './app-starter';

/** Keeps a submit that comes before the app. */
export interface SubmitHold {
  /** Gives the form back as it was prerendered, and returns its button if it was pressed. */
  release(): HTMLButtonElement | undefined;
}

/**
 * Holds a submit until the app takes it over, once, however often it was repeated. The button
 * says so meanwhile, and closing the dialog calls it off.
 *
 * @param giveUp the way out for a form that cannot be handed over
 */
export function holdSubmits(app: AppStarter, giveUp: (form: HTMLFormElement) => void): SubmitHold {
  let held: HTMLButtonElement | undefined;
  let label: string;

  function release() {
    const button = held;
    held = undefined;
    if (button) {
      button.disabled = false;
      button.textContent = label;
    }
    return button;
  }

  addEventListener('submit', (event) => {
    if (app.isStarted()) return;
    event.preventDefault();
    if (held) return;
    const form = event.target as HTMLFormElement;
    held = form.querySelector('[data-busy-label]') as HTMLButtonElement;
    label = held.textContent;
    held.disabled = true;
    held.textContent = held.dataset.busyLabel as string;
    app.start().then((isStarted) => {
      release();
      if (!isStarted) giveUp(form);
    });
  });
  // `close` does not bubble.
  addEventListener('close', release, true);

  return { release };
}
