import type { ReactNode } from 'react';
import * as layout from '../style/layout.css';
import { ScriptPlace } from './placeholders';
import { VinylRecord } from './record/record';
import * as css from './status-page.css';
import { headingId } from './top-bar';

interface StatusPageProps {
  label: ReactNode;
  heading: string;
  text: string;
  actions: ReactNode;
  /** What follows the actions. */
  children?: ReactNode;
}

/** A page with one message and ways out: the 404 page and the error page. */
export function StatusPage({ label, heading, text, actions, children }: StatusPageProps) {
  return (
    <main className={css.page}>
      <VinylRecord className={css.record} />
      <div className={css.content}>
        <p className={`${layout.capitals} ${css.label}`}>{label}</p>
        <h1 className={css.heading} id={headingId} tabIndex={-1}>
          {heading}
        </h1>
        <p className={css.text}>{text}</p>
        <div className={`${layout.actions} ${css.actions}`}>{actions}</div>
        {children}
      </div>
      <ScriptPlace />
    </main>
  );
}
