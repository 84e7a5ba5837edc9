import type { ReactNode } from 'react';
import * as css from './disc.css';

interface DiscProps {
  /** Gives the record its width, and its center a place. */
  className: string;
  /** A `Photo` that covers the record. */
  photo?: ReactNode;
  /** The text on the label, in SVG; the label has a radius of 200 units. */
  children?: ReactNode;
}

/**
 * A vinyl record. It is not called `Record`, a name of TypeScript's. `data-nosnippet` keeps the
 * words of the label out of search results, because the page has them elsewhere.
 */
export function Disc({ className, photo, children }: DiscProps) {
  return (
    <div className={`${photo ? css.photoDisc : css.disc} ${className}`} data-nosnippet="">
      {photo}
      <svg className={css.label} aria-hidden="true" viewBox="-224 -224 448 448">
        <circle r="212" />
        {children}
      </svg>
    </div>
  );
}
