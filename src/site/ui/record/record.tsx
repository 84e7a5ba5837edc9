import type { ReactNode } from 'react';
import { firm } from '../../../content/firm';
import { pressing } from '../../../content/landing';
import { navigation } from '../../../content/navigation';
import type { SectionId } from '../../../content/types';
import { copyrightLine } from '../copyright-line';
import * as css from './record.css';

/** The copyright line, on a circle. */
function Rim({ id }: { id: string }) {
  // Distance between letters, in SVG units: the text covers seven eighths of the circle.
  const pitch = 900 / copyrightLine.length;
  const size = Math.min(17, pitch);
  return (
    <g className={css.rim}>
      <path id={id} fill="none" d="M0 164a164 164 0 1 1 .2 0" />
      {/* Not `textLength`: Firefox ignores it on a path, Safari applies it after `text-anchor`. */}
      <text fontSize={size} letterSpacing={(pitch - 0.62 * size).toFixed(1)} dy="-6">
        <textPath href={`#${id}`} startOffset="50%">
          {copyrightLine}
        </textPath>
      </text>
    </g>
  );
}

/** The rest of the firm's name, where no rim is: the label has the short name in large letters. */
function Foot({ className }: { className: string | undefined }) {
  if (!firm.name.startsWith(`${firm.shortName} `)) return null;
  const rest = firm.name.slice(firm.shortName.length + 1);
  return (
    <text
      className={className}
      fontSize={Math.min(19, Math.round(330 / rest.length))}
      letterSpacing="3"
      y="104"
    >
      {rest}
    </text>
  );
}

/** What is printed on the label, which has a radius of 200 units. */
function LabelText({ section }: { section: SectionId }) {
  const { side } = navigation[section];
  // Letters that are wider than others.
  const wide = firm.shortName.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  // So that the name fits inside the rim.
  const nameSize = Math.min(62, Math.round(500 / (firm.shortName.length + 0.6 * wide)));
  // Between the hole and the rim.
  const sideSize = Math.min(32, Math.round(160 / Math.max(side.length, pressing.speed.length)));
  return (
    <>
      <text className={css.serif} fontSize={nameSize} y="-54">
        {firm.shortName}
      </text>
      {/* In the serif, A1 would read "Al". */}
      <text fontSize={sideSize} x="-96" y="12">
        {side}
      </text>
      <text fontSize={sideSize} x="96" y="12">
        {pressing.speed}
      </text>
    </>
  );
}

interface VinylRecordProps {
  /** Sets the record's `diameter`, `middleX` and `middleY`. */
  className: string;
  /** What the label names. Without a section the label is blank. */
  section?: SectionId;
  /** Prints the copyright line on the rim of the label, in wide windows. */
  hasRim?: boolean;
  labelClass?: string;
  /** What is engraved in the grooves. */
  children?: ReactNode;
}

/**
 * A record: grooves, and a label in the middle. `data-nosnippet` keeps the words of the label out
 * of search results.
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
        {hasRim && <Rim id={`rim-${section}`} />}
        {section && <LabelText section={section} />}
        {section && <Foot className={hasRim ? css.foot : undefined} />}
      </svg>
    </div>
  );
}
