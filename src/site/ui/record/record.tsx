import type { ReactNode } from 'react';
import type { SectionId } from '../../../content/types';
import { LabelText } from './label';
import * as css from './record.css';

interface VinylRecordProps {
  /** Sets the record's `size`, `x` and `y`. */
  className: string;
  /** What the label names. Without a section the label is blank. */
  section?: SectionId;
  /** A `Photo`, which is engraved in the grooves of a gold record. */
  photo?: ReactNode;
  /** Prints the copyright line on the rim of a label that is large enough. */
  hasRim?: boolean;
}

/**
 * A record: grooves, and a label in the middle. `data-nosnippet` keeps the words of the label out
 * of search results, because the page has them elsewhere.
 */
export function VinylRecord(props: VinylRecordProps) {
  const { className, section, photo, hasRim } = props;
  return (
    <div className={`${photo ? css.goldRecord : css.record} ${className}`} data-nosnippet="">
      {photo}
      <svg className={css.label} aria-hidden="true" viewBox="-224 -224 448 448">
        {section && <LabelText section={section} hasRim={hasRim} />}
      </svg>
    </div>
  );
}
