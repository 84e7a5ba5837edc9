import type { ReactNode } from 'react';
import * as css from './disc.css';

interface DiscProps {
  variant?: keyof typeof css.disc;
  /** Print on the label; it turns with the record. */
  children?: ReactNode;
}

/** A vinyl record that fills the width of its slot. Screen readers skip the record. */
export function Disc({ variant = 'record', children }: DiscProps) {
  return (
    <div className={css.disc[variant]} aria-hidden="true">
      {children}
    </div>
  );
}
