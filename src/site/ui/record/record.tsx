import type { ReactNode } from 'react';
import type { SectionId } from '../../../content/types';
import { LabelText } from './label';
import * as css from './record.css';

interface VinylRecordProps {
  /** Sets the record's `size`, `x` and `y`. */
  className: string;
  /** What the label names. Without a section the label is blank. */
  section?: SectionId;
  /** Prints the copyright line on the rim of a label that is large enough. */
  hasRim?: boolean;
  labelClass?: string;
  /** What is engraved in the grooves. */
  children?: ReactNode;
}

/**
 * A record: grooves, and a label in the middle. `data-nosnippet` keeps the words of the label out
 * of search results, because the page has them elsewhere.
 */
export function VinylRecord(props: VinylRecordProps) {
  const { className, section, hasRim, labelClass = '', children } = props;
  return (
    <div className={`${css.record} ${className}`} data-nosnippet="">
      {children}
      <svg
        className={`${css.label} ${labelClass}`.trim()}
        aria-hidden="true"
        viewBox="-224 -224 448 448"
      >
        {section && <LabelText section={section} hasRim={hasRim} />}
      </svg>
    </div>
  );
}
