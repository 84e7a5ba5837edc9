import type { ReactNode } from 'react';
import * as layout from '../style/layout.css';
import { Disc } from './disc';
import * as css from './lost.css';
import { mainId } from './top-bar';

interface LostProps {
  label: string;
  heading: string;
  text: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page with one message and ways out: the 404 page and the error page. */
export function Lost({ label, heading, text, children }: LostProps) {
  return (
    <main className={css.lost} id={mainId}>
      <div className={css.discSlot}>
        <Disc variant="open" />
      </div>
      <div>
        <p className={`${layout.track} ${css.label}`}>{label}</p>
        <h1 className={css.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={`${layout.actions} ${css.actions}`}>{children}</div>
      </div>
    </main>
  );
}
