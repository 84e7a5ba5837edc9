import { headingLine } from '../style/layout.css';

/** A heading's text in lines that content breaks by hand; each keeps the space after it. */
export function HeadingLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <span key={line} className={headingLine}>
      {index < lines.length - 1 ? `${line} ` : line}
    </span>
  ));
}
