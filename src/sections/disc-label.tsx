import { firm } from '../content/firm';
import { record } from '../content/landing';
import type { SectionId } from '../content/types';
import * as css from '../ui/disc.css';
import { navigationEntry } from '../ui/section-label';
import { copyrightLine } from './site-footer';

/** The text on the label of a record, and the hole. */
export function DiscLabel({ section }: { section: SectionId }) {
  const side = navigationEntry(section)?.side;
  const rimText = copyrightLine();
  // Distance between letters on the rim, in SVG units: the text covers seven eighths of the circle.
  const pitch = 450 / rimText.length;
  const rimSize = Math.min(8.5, pitch);
  // Font size of the name, in SVG units: a name of twelve letters fits inside the rim.
  const nameSize = Math.min(31, Math.round(250 / firm.shortName.length));
  return (
    <>
      <path d="M0 0h0" strokeWidth="24" />
      <path id={`rim-${section}`} fill="none" d="M0 82a82 82 0 1 1 .1 0" />
      {/* Not `textLength`, which Firefox ignores on a path, and Safari applies after `text-anchor`. */}
      <text fontSize={rimSize} letterSpacing={(pitch - 0.62 * rimSize).toFixed(1)} dy="-3">
        <textPath href={`#rim-${section}`} startOffset="50%">
          {rimText}
        </textPath>
      </text>
      <text className={css.serif} fontSize={nameSize} y="-27">
        {firm.shortName}
      </text>
      <text className={css.serif} fontSize="19" x="-48" y="7">
        {side}
      </text>
      <text className={css.serif} fontSize="19" x="48" y="7">
        {record.speed}
      </text>
      <text fontSize="8.5" letterSpacing="1.5" y="42">
        {record.catalogNumber}
      </text>
    </>
  );
}
