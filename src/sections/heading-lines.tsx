import { Fragment } from 'react';

/**
 * A heading's text in lines that the content breaks by hand. The lines are inline, with a space
 * between them, because screen readers read two blocks without a pause: "working.Neither should".
 */
export function HeadingLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && ' '}
      <span>{line}</span>
    </Fragment>
  ));
}
