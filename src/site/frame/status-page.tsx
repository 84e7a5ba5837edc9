import type { ReactNode } from 'react';
import * as layout from '../style/layout.css';
import { PageHeading } from '../ui/page-heading';
import { VinylRecord } from '../ui/record/record';
import { Page } from './page';
import * as css from './status-page.css';

interface StatusPageProps {
  label: ReactNode;
  heading: string;
  text: string;
  /** The ways out. */
  children: ReactNode;
}

/** A page with one message and ways out, and no footer: the 404 page and the error page. */
export function StatusPage({ label, heading, text, children }: StatusPageProps) {
  const opening = (
    <>
      <VinylRecord className={css.largeRecord} labelClass={css.recordLabel} />
      <div className={css.content}>
        <p className={`${layout.capitals} ${css.label}`}>{label}</p>
        <PageHeading className={css.heading}>{heading}</PageHeading>
        <p className={css.text}>{text}</p>
        <div className={`${layout.buttonRow} ${css.column}`}>{children}</div>
      </div>
    </>
  );
  return <Page className={css.page} opening={opening} />;
}
