// Runs the rules of docs/specification.md on a running site.
import { deployment } from './deployment';
import { dialogRules } from './dialog';
import { landing } from './landing';
import { lead } from './lead';
import { pages } from './pages';
import { type Area, launch, openSite, type Result, type Rule, Unknown } from './site';

const areas: Record<string, Area> = { landing, dialogRules, lead, pages, deployment };

const firstLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/**
 * Verifies a site in a browser of its own.
 *
 * @param address the landing page
 * @param report gets each result at once
 * @throws {Error} in one sentence, when the site cannot be opened
 */
export async function verify(address: string, report: (result: Result) => void = () => {}) {
  const browser = await launch();
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    report(result);
  };
  try {
    const site = await openSite(browser, address);
    for (const [name, area] of Object.entries(areas)) {
      const rule: Rule = async (id, check) => {
        try {
          add({ id, state: 'holds', text: String((await check()) ?? '') });
        } catch (error) {
          const state = error instanceof Unknown ? 'unknown' : 'broken';
          add({ id, state, text: firstLine(error) });
        }
      };
      // A page that cannot be opened breaks the rules that would have followed.
      await area(site, rule).catch((error) =>
        add({ id: name, state: 'broken', text: firstLine(error) }),
      );
    }
  } finally {
    await browser.close();
  }
  return results;
}
