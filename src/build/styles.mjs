// The styles of each page, as text that is inlined.
import { minifyStyles } from './minify.mjs';

/** Visitors who have not asked for less motion; as in src/style/media.ts. */
const motionAllowed = '(prefers-reduced-motion:no-preference)';

/** Pages whose styles are inlined. */
const pageEntries = {
  home: 'src/pages/home-page.tsx',
  team: 'src/pages/team-page.tsx',
  notFound: 'src/pages/not-found-page.tsx',
};

/** @typedef {keyof typeof pageEntries} PageName */

/**
 * @typedef {object} SiteStyles
 * @property {Record<PageName, string>} pages
 * @property {string} late what only appears after the app has arrived
 */

/** From one document to the next; vanilla-extract has no word for this rule. */
const betweenPages = `@media${motionAllowed}{@view-transition{navigation:auto}}`;

/**
 * Styles of what only the app can show: tooltips, toasts, the line after a submit.
 *
 * @param {string} source
 */
const isLate = (source) => source.includes('.late.css.ts');

/**
 * A style sheet by the source of each part, which esbuild writes in a comment before it.
 *
 * @param {string} sheet
 */
function partsOf(sheet) {
  const parts = sheet.split(/^\/\* (\S+) \*\/$/m).slice(1);
  return new Map(
    parts.flatMap((part, index) => (index % 2 ? [] : [[part, parts[index + 1] ?? '']])),
  );
}

/**
 * All that a module imports, itself and by what it imports.
 *
 * @param {string} module
 * @param {import('esbuild').Metafile['inputs']} inputs
 * @param {Set<string>} found
 */
function reach(module, inputs, found = new Set()) {
  if (found.has(module)) return found;
  found.add(module);
  for (const { path } of inputs[module]?.imports ?? []) reach(path, inputs, found);
  return found;
}

/**
 * Takes the styles of the whole site apart.
 *
 * @param {object} bundle
 * @param {string} bundle.sheet
 * @param {import('esbuild').Metafile['inputs']} bundle.inputs who imports whom
 * @returns {Promise<SiteStyles>}
 */
export async function splitStyles({ sheet, inputs }) {
  const parts = partsOf(sheet);
  /** @param {(source: string) => boolean} isWanted */
  const minified = (isWanted) => {
    const wanted = [...parts].filter(([source]) => isWanted(source)).map(([, part]) => part);
    return minifyStyles(wanted.join(''));
  };

  const names = /** @type {PageName[]} */ (Object.keys(pageEntries));
  const isOf = Object.fromEntries(
    names.map((name) => {
      const imported = reach(pageEntries[name], inputs);
      return [name, (/** @type {string} */ source) => imported.has(source) && !isLate(source)];
    }),
  );
  // Pages that are shown in the app bring their styles, but for the 404 page: it may have to be
  // shown on the landing page's document.
  const bring = names.filter((name) => name !== 'notFound');
  const [late = '', ...sheets] = await Promise.all([
    minified((source) => !bring.some((name) => isOf[name]?.(source))),
    ...names.map((name) => minified(isOf[name] ?? (() => false))),
  ]);
  const pages = names.map((name, index) => [name, sheets[index] + betweenPages]);
  return { pages: Object.fromEntries(pages), late };
}
