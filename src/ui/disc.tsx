import type { ReactNode } from 'react';
import * as css from './disc.css';

interface DiscProps {
  /** Gives the record its place and width. */
  className: string;
  /** A `Photo` pressed on the record. */
  photo?: ReactNode;
  /** Lets the label turn. */
  labelClass?: string;
  /** The text on the label, in SVG; the label has a radius of 200 units. */
  children?: ReactNode;
}

/** A vinyl record: decoration, whose words search engines find elsewhere. */
export function Disc({ className, photo, labelClass = '', children }: DiscProps) {
  return (
    <div className={`${css.disc} ${className}`} data-nosnippet="">
      {photo}
      <svg
        className={`${css.label} ${labelClass}`.trim()}
        aria-hidden="true"
        viewBox="-224 -224 448 448"
      >
        <circle r="212" />
        {children}
      </svg>
    </div>
  );
}
