import type { ReactNode } from 'react';
import * as css from './disc.css';

interface DiscProps {
  variant?: keyof typeof css.disc;
  /** Gives the record its place and width. */
  className: string;
  /** What is printed on the record, and turns with it: a photo, a `DiscLabel`. */
  children?: ReactNode;
}

/** A vinyl record: decoration, whose words search engines find elsewhere. */
export function Disc({ variant = 'record', className, children }: DiscProps) {
  return (
    <div className={`${css.disc[variant]} ${className}`} data-nosnippet="">
      {children}
    </div>
  );
}
