// The tooltip of an icon button is in the button (`site/ui/icon-button.css.ts`). The rules and the
// delays are those of Radix's tooltip: https://www.radix-ui.com/primitives/docs/components/tooltip
import { Mark } from '../shared/markup';
import { delegate } from './delegate';

/** The specification: how long a pointer rests on a button before its tooltip opens, in ms. */
const openDelayMs = 700;
/** The specification: for so many ms after a tooltip has closed, the next one opens at once. */
const skipDelayMs = 300;

const iconButton = `[${Mark.tip}]`;

let opened: HTMLElement | undefined;
let closedAt = -skipDelayMs;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  if (!opened) return;
  opened.setAttribute(Mark.tip, '');
  opened = undefined;
  closedAt = performance.now();
}

function open(button: HTMLElement): void {
  close();
  opened = button;
  button.setAttribute(Mark.tip, 'open');
}

export function setUpTooltips(): void {
  // A pointer that stays changes nothing: what a press or a key has closed stays closed.
  const stays = (button: HTMLElement, { relatedTarget }: PointerEvent) =>
    button.contains(relatedTarget as Node | null);
  delegate('pointerover', iconButton, (button, event) => {
    if (stays(button, event) || event.pointerType === 'touch') return;
    const delay = performance.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
    timer = setTimeout(open, delay, button);
  });
  delegate('pointerout', iconButton, (button, event) => stays(button, event) || close());
  // A press moves the focus too, but shows no focus ring.
  delegate('focusin', `${iconButton}:focus-visible`, open);
  for (const type of ['focusout', 'pointerdown', 'click'] as const)
    delegate(type, iconButton, close);
  delegate('keydown', '*', (_, event) => {
    if (event.key !== 'Escape' || !opened) return;
    // Neither the dialog nor the toast around the button closes.
    event.preventDefault();
    close();
  });
}
