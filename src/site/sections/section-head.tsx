import type { ReactNode } from 'react';
import { navigation } from '../../content/navigation';
import type { SectionId } from '../../content/types';
import * as layout from '../style/layout.css';

interface SectionHeadProps {
  section: SectionId;
  /** One text, or lines that the content breaks by hand. */
  heading: string | readonly string[];
  className?: string;
  headingClass?: string;
  /** What stands below the heading, such as a record. */
  children?: ReactNode;
}

/** A section's heading, below its vinyl side and its name, as in the bar. */
export function SectionHead(props: SectionHeadProps) {
  const { section, heading, className = '', headingClass, children } = props;
  const { side, label } = navigation[section];
  return (
    <div className={`${layout.sectionHead} ${className}`.trim()}>
      <p className={layout.capitals}>
        <b className={layout.side} aria-hidden="true">
          {side}
        </b>
        {label}
      </p>
      <h2 className={headingClass}>{[heading].flat().join('\n')}</h2>
      {children}
    </div>
  );
}
