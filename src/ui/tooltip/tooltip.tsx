import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../store';
import * as css from './tooltip.css';
import { tooltips } from './tooltips';

interface TooltipProps {
  /** Unique on the page. */
  id: string;
  /** The same as the trigger's accessible name. */
  text: string;
  /** The trigger: a button that is an icon alone. */
  children: ReactNode;
}

/**
 * Shows the name of an icon button. Touch does not open the tooltip. The pointer can move onto the tooltip,
 * Escape closes it, and it stays open until the pointer or the focus leaves (WCAG 1.4.13).
 */
export function Tooltip({ id, text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isOpen = useStore(tooltips) === id;
  const dismiss = () => tooltips.dismiss(id);

  // A trigger that is removed under the pointer fires no `pointerleave`.
  useEffect(() => () => tooltips.pointerLeave(id), [id]);

  // A layout effect: an Escape right after the tooltip opens must close the tooltip, not the dialog.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      // Effects are cleaned up late. A tooltip that has just closed must not consume the key.
      if (event.key !== 'Escape' || tooltips.get() !== id) return;
      // The dialog behind it stays open.
      event.preventDefault();
      tooltips.dismiss(id);
    };
    document.addEventListener('keydown', closeOnEscape, true);
    return () => document.removeEventListener('keydown', closeOnEscape, true);
  }, [isOpen, id]);

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tooltips.pointerMove(id);
  };
  // A press also moves the focus, but does not match `:focus-visible`.
  const onFocus = () => {
    if (anchor.current?.querySelector(':focus-visible')) tooltips.focus(id);
  };

  return (
    // The handlers only watch what happens to the trigger inside, which is the control.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <span
      className={css.anchor}
      ref={anchor}
      data-tooltip={id}
      onPointerMove={onPointerMove}
      onPointerLeave={() => tooltips.pointerLeave(id)}
      onPointerDown={dismiss}
      onClick={dismiss}
      onFocus={onFocus}
      onBlur={dismiss}
    >
      {children}
      {isOpen && (
        <span className={css.tooltip} id={id} role="tooltip">
          <span className={css.bubble}>{text}</span>
        </span>
      )}
    </span>
  );
}
