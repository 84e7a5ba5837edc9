import type Axe from 'axe-core';
import { contrastBelow } from './colors';

declare global {
  var axe: typeof Axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists everything that axe refuses or cannot decide. A contrast that axe cannot measure, as over a
 * photo, is judged from the color below, and the text is marked for `findFaintTexts`.
 */
export async function findByAxe(): Promise<string[]> {
  // Behind an open dialog nothing can be reached.
  const root = document.querySelector('dialog:modal') ?? document;
  const { violations, incomplete } = await axe.run(root, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
  });
  const unclear = incomplete.filter(({ id }) => id === 'color-contrast');
  const texts = unclear
    .flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
    // The words on a record are part of its picture.
    .filter((text) => !text.closest('svg, [aria-hidden=true]'));
  for (const text of texts) text.setAttribute('data-measure', '');
  const faint = texts.filter((text) => {
    const isLarge = Number.parseFloat(getComputedStyle(text).fontSize) >= 24;
    return contrastBelow(text) < (isLarge ? 3 : 4.5);
  });
  const found = [...violations, ...incomplete.filter((result) => !unclear.includes(result))];
  return [
    ...faint.map(
      (text) => `contrast ${contrastBelow(text).toFixed(1)}: ${text.outerHTML.slice(0, 160)}`,
    ),
    ...found.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 160)}`),
    ),
  ];
}
