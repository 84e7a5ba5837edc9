import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Mark } from '../shared/markup';
import * as css from '../site/ui/tooltip.css';

/** The specification: how long a pointer rests on a trigger before the tooltip opens, in ms. */
const openDelayMs = 700;
/** The specification: for so many ms after a tooltip has closed, the next one opens at once. */
const skipDelayMs = 300;

const triggerOf = ({ target }: Event) =>
  target instanceof Element ? target.closest(`.${css.trigger}`) : null;

/**
 * Reports the trigger whose tooltip is open. The rules and the delays are those of Radix's tooltip:
 * https://www.radix-ui.com/primitives/docs/components/tooltip
 *
 * @returns a function that stops watching
 */
function watchTriggers(report: (trigger: Element | null) => void): () => void {
  let opened: Element | null = null;
  let hovered: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  // A removed trigger counts as closed, because it fires no event.
  const isOpen = () => Boolean(opened?.isConnected);

  function close() {
    clearTimeout(timer);
    if (isOpen()) closedAt = performance.now();
    opened = null;
    report(null);
  }

  function open(trigger: Element) {
    clearTimeout(timer);
    opened = trigger;
    report(trigger);
  }

  /** @param since when the pointer has come to the trigger, in milliseconds */
  function hover(trigger: Element | null, since = performance.now()) {
    // A dismissed tooltip stays closed while the pointer stays on its trigger.
    if (trigger === hovered) return;
    hovered = trigger;
    const opensAtOnce = isOpen() || performance.now() - closedAt < skipDelayMs;
    clearTimeout(timer);
    if (!trigger) close();
    else if (opensAtOnce) open(trigger);
    else timer = setTimeout(open, openDelayMs - (performance.now() - since), trigger);
  }

  const listening = new AbortController();
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) {
    document.addEventListener(type, listener, { capture: true, signal: listening.signal });
  }
  on('pointerover', (event) => {
    if (event.pointerType !== 'touch') hover(triggerOf(event));
  });
  // The pointer leaves the window.
  on('pointerout', ({ relatedTarget }) => {
    if (!relatedTarget) hover(null);
  });
  on('focusin', (event) => {
    // A press moves the focus too, but then the button does not match `:focus-visible`.
    const { target } = event;
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    const trigger = triggerOf(event);
    if (trigger) open(trigger);
    else close();
  });
  for (const type of ['focusout', 'pointerdown', 'click'] as const) on(type, close);
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    // Neither the dialog nor the toast around it closes.
    event.preventDefault();
    close();
  });
  // The app may come after the pointer or the focus.
  const focused = document.querySelector(`.${css.trigger}:has(:focus-visible)`);
  if (focused) open(focused);
  else {
    const pointed = document.querySelector(`.${css.trigger}:hover [${Mark.pointed}]`);
    if (pointed)
      hover(pointed.closest(`.${css.trigger}`), Number(pointed.getAttribute(Mark.pointed)));
  }
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/**
 * Shows the name of an icon button beside the button. Touch opens no tooltip. By WCAG 1.4.13, the
 * pointer can move onto the tooltip, because the tooltip is inside of its trigger, and Escape
 * closes the tooltip.
 */
export function Tooltips() {
  const [trigger, setTrigger] = useState<Element | null>(null);
  useEffect(() => watchTriggers(setTrigger), []);
  if (!trigger) return null;
  return createPortal(
    <span className={css.tooltip} role="tooltip">
      <span className={css.bubble}>
        {trigger.querySelector('[aria-label]')?.getAttribute('aria-label')}
      </span>
    </span>,
    trigger,
  );
}
