import type Axe from 'axe-core';

declare global {
  var axe: typeof Axe;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Lists everything that axe refuses or cannot decide. A text whose contrast axe cannot measure, as
 * over a photo, is marked: `test/browser/accessibility.test.ts` measures it.
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
  for (const { element } of unclear.flatMap(({ nodes }) => nodes))
    element?.setAttribute('data-measure', '');
  const found = [...violations, ...incomplete.filter((result) => !unclear.includes(result))];
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `axe, ${id}: ${help}: ${html.slice(0, 160)}`),
  );
}
