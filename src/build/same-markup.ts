import { type BundleSettings, loadSite, runtimes } from './bundle';

/** Markup without what React and Preact write differently though it means the same. */
function normalize(markup: string) {
  return markup
    .replaceAll('<!-- -->', '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&gt;', '>')
    .replace(/<(\w+)((?:[^>"]|"[^"]*")*?)\/?>/g, (_, name: string, attributes: string) => {
      const sorted = (attributes.match(/[^\s=]+(="[^"]*")?/g) ?? [])
        .map((attribute) =>
          attribute.replace('=""', '').replace(/^[^=]+/, (key) => key.toLowerCase()),
        )
        .sort();
      return `<${[name, ...sorted].join(' ')}>\n`;
    });
}

/**
 * Checks that the other runtime renders the same pages: then what is tested on one holds for both.
 *
 * @throws Error with the first difference
 */
export async function checkOtherRuntime(settings: BundleSettings, markups: readonly string[]) {
  for (const runtime of runtimes) {
    if (runtime === settings.runtime) continue;
    const { site } = await loadSite({ ...settings, runtime });
    for (const [index, route] of site.routes.entries()) {
      const here = normalize(markups[index] ?? '').split('\n');
      const there = normalize(site.renderMarkup(route)).split('\n');
      const line = here.findIndex((text, place) => text !== there[place]);
      if (line < 0 && here.length === there.length) continue;
      throw new Error(
        `${route.file} is not the same on both runtimes:\n${settings.runtime}: ${here[line]}\n${runtime}: ${there[line]}`,
      );
    }
  }
}
