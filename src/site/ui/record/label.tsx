import { firm } from '../../../content/firm';
import { pressing } from '../../../content/landing';
import { navigation } from '../../../content/navigation';
import type { SectionId } from '../../../content/types';
import { copyrightLine as rimText } from '../copyright-line';
import * as css from './record.css';

/** The copyright line, on a circle. */
function Rim({ id }: { id: string }) {
  // Distance between letters, in SVG units: the text covers seven eighths of the circle.
  const pitch = 900 / rimText.length;
  const size = Math.min(17, pitch);
  return (
    <>
      <path id={id} fill="none" d="M0 164a164 164 0 1 1 .2 0" />
      {/* Not `textLength`: Firefox ignores it on a path, Safari applies it after `text-anchor`. */}
      <text fontSize={size} letterSpacing={(pitch - 0.62 * size).toFixed(1)} dy="-6">
        <textPath href={`#${id}`} startOffset="50%">
          {rimText}
        </textPath>
      </text>
    </>
  );
}

interface LabelTextProps {
  section: SectionId;
  hasRim?: boolean | undefined;
}

/** The text on the label of a record, in SVG. The label has a radius of 200 units. */
export function LabelText({ section, hasRim }: LabelTextProps) {
  const { side } = navigation[section];
  // Letters that are wider than others.
  const wide = firm.shortName.match(/[\p{Lu}mw]/gu)?.length ?? 0;
  // So that the name fits inside the rim, in SVG units.
  const nameSize = Math.min(62, Math.round(500 / (firm.shortName.length + 0.6 * wide)));
  // Between the hole and the rim.
  const sideSize = Math.min(32, Math.round(160 / Math.max(side.length, pressing.speed.length)));
  return (
    <>
      {hasRim && <Rim id={`rim-${section}`} />}
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
