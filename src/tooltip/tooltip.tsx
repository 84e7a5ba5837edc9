import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../ui/use-store';
import * as bubble from './bubble.late.css';
import * as css from './tooltip.css';
import { tooltips } from './tooltips';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Id of the tooltip, fixed and unique on the page. */
  id: string;
  text: string;
  /** The text is the trigger's accessible name already, so it does not describe it again. */
  isLabel?: boolean;
  align: 'start' | 'end';
  /** Renders the trigger; it gets the id of its description while that is on the page. */
  children: (describedBy: string | undefined) => ReactNode;
}

/**
 * A tooltip for one trigger. A finger does not open it; it can be hovered, Escape closes it, and
 * it stays until the pointer or the focus leaves (WCAG 1.4.13). It lies inside the trigger's
 * anchor, so that going from one to the other is not leaving.
 */
export function Tooltip({ id, text, isLabel = false, align, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const isOpen = useStore(tooltips) === id;
  const dismiss = () => tooltips.dismiss(id);

  useEffect(() => {
    const element = anchor.current;
    if (!element) return;
    // The pointer or the focus may have been here before the app was.
    if (element.querySelector(':focus-visible')) tooltips.focus(id);
    // After a tap, touch screens go on reporting a hover.
    else if (element.matches(':hover') && !matchMedia('(pointer: coarse)').matches)
      tooltips.pointerMove(id);
    return () => tooltips.pointerLeave(id);
  }, [id]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => tooltips.dismiss(id);
    const closeOnEscape = (event: KeyboardEvent) => {
      // Effects are cleaned up a frame late: what has just closed must not take the key.
      if (event.key !== 'Escape' || tooltips.get() !== id) return;
      // One layer at a time: the dialog behind stays open.
      event.preventDefault();
      close();
    };
    const closeOnScroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(anchor.current)) close();
    };
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('scroll', closeOnScroll, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('scroll', closeOnScroll, true);
    };
  }, [isOpen, id]);

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') tooltips.pointerMove(id);
  };
  // A press gives the focus too, but not a visible one.
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
      data-app="hint"
      onPointerMove={onPointerMove}
      onPointerLeave={() => tooltips.pointerLeave(id)}
      onPointerDown={dismiss}
      onClick={dismiss}
      onFocus={onFocus}
      onBlur={dismiss}
    >
      {children(isOpen && !isLabel ? id : undefined)}
      {isOpen && (
        <span className={bubble.tooltip[align]} id={id} role="tooltip">
          <span className={bubble.bubble}>{text}</span>
        </span>
      )}
    </span>
  );
}
