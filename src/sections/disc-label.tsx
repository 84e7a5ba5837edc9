import { firm } from '../content/firm';
import { record } from '../content/landing';
import { navigationEntry } from '../ui/section-label';
import { copyrightLine } from './copyright-line';
import * as css from './disc-label.css';

const rimId = 'rim';

/** The text on the label of the Contact section's record. The label has a radius of 100 units. */
export function DiscLabel() {
  const rimText = copyrightLine();
  // Distance between letters on the rim, in SVG units: the text covers seven eighths of the circle.
  const pitch = 450 / rimText.length;
  const rimSize = Math.min(8.5, pitch);
  // Font size of the name, in SVG units: a name of twelve letters fits inside the rim.
  const nameSize = Math.min(31, Math.round(250 / firm.shortName.length));
  return (
    <svg className={css.label} aria-hidden="true" viewBox="-300 -300 600 600">
      <path id={rimId} fill="none" d="M0 82a82 82 0 1 1 .1 0" />
      {/* Not `textLength`, which Firefox ignores on a path, and Safari applies after `text-anchor`. */}
      <text fontSize={rimSize} letterSpacing={(pitch - 0.62 * rimSize).toFixed(1)} dy="-3">
        <textPath href={`#${rimId}`} startOffset="50%">
          {rimText}
        </textPath>
      </text>
      <text className={css.serif} fontSize={nameSize} y="-27">
        {firm.shortName}
      </text>
      <text className={css.serif} fontSize="19" x="-48" y="7">
        {navigationEntry('contact')?.side}
      </text>
      <text className={css.serif} fontSize="19" x="48" y="7">
        {record.speed}
      </text>
      <text fontSize="8.5" letterSpacing="1.5" y="42">
        {record.catalogNumber}
      </text>
    </svg>
  );
}
