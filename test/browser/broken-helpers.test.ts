// Nothing that only helps stops a lead: whatever of it breaks, a press on the call leads to an email.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import * as assert from 'uvu/assert';
import { scheduleCall } from '../support/drive/lead';
import { type OpenOptions, photos, type TestPage } from '../support/drive/page';
import { sites } from '../support/drive/site';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('broken-helpers', { hasFakeClock: true, blocked: photos });

/** Presses the call and, if that opens the form, fills it in and submits it. */
async function sendLead(page: TestPage, change = async (_isFilled: boolean) => {}): Promise<void> {
  await change(false);
  const call = await page.evaluateHandle((words) => {
    const [found] = kit.allByText(words, kit.hero());
    kit.expect(found, 'the hero has no call');
    return found;
  }, scheduleCall);
  await call.click();
  const [email] = await page.openedEmails();
  // The call is still a mail link.
  if (email) return assert.ok(email.body);
  await page.until(() => kit.isDialogOpen());
  await page.fillForm();
  await change(true);
  await page.submit();
  await page.onlyEmail();
}

/** Makes an export of a module throw, wherever another module calls it. */
const breakExport = (file: string, name: string): Plugin => ({
  name: 'broken',
  setup({ onLoad }) {
    onLoad({ filter: new RegExp(`page.${file}$`) }, ({ path, suffix }) => {
      if (suffix) return undefined;
      const broken = `export const ${name} = () => { throw new Error('broken'); };`;
      return { contents: `export * from './${file}?whole'; ${broken}`, resolveDir: dirname(path) };
    });
  },
});

/** The landing page with both scripts bundled anew. */
async function bundlePage(plugin: Plugin): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/page/head.ts', 'src/page/page.ts'],
    outdir: '.',
    bundle: true,
    format: 'iife',
    define: { __BASE__: '"/"' },
    write: false,
    plugins: [plugin],
  });
  const scripts = outputFiles.map(({ text }) => text);
  const html = readFileSync(join(sites.main.outDir, 'index.html'), 'utf8');
  // Not the data, which has a type.
  const bundled = html.replace(
    /(<script(?! type)[^>]*>).*?(?=<\/script>)/gs,
    (_, tag) => tag + scripts.shift(),
  );
  assert.equal(scripts, [], 'both scripts have a place');
  return bundled;
}

/** Modules without which there is no form. Of these, only what sets them up is broken. */
const needed = /^(form|dialog|delegate|mail-target|wait)\.ts$/;

for (const file of readdirSync('src/page').filter((name) => /\.ts$/.test(name))) {
  const text = readFileSync(join('src/page', file), 'utf8');
  for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)) {
    if (needed.test(file) && !name.startsWith('setUp')) continue;
    test(`where ${name} of ${file} throws`, async ({ site, open }) => {
      site.answer(/^\/$/, await bundlePage(breakExport(file, name)));
      // The policy knows the scripts as they were built.
      const page = await open('/', { prepare: (page) => page.setBypassCSP(true) });
      await sendLead(page);
    });
  }
}

/** Lets the tab's storage throw, at once or when the page has loaded; runs in the page. */
function breakStorage(isLate: boolean): void {
  const use = () => {
    if (!isLate || document.readyState === 'complete') throw new Error('broken');
    return true;
  };
  const value = new Proxy({}, { get: use, set: use, deleteProperty: use });
  Object.defineProperty(window, 'sessionStorage', { value });
}

interface Fault {
  options?: OpenOptions;
  /** Comes before the press on the call, and again before that on Submit; runs in the page. */
  change?: (isFilled: boolean) => void;
}

const faults: Record<string, Fault> = {
  'the app does not arrive': { options: { blocked: ['*/assets/*.js*'] } },
  'there is no clipboard': {
    change: () => void Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  },
  "the tab's storage throws": {
    options: { prepare: (page) => page.evaluateOnNewDocument(breakStorage, false) },
  },
  "the tab's storage throws later": {
    options: { prepare: (page) => page.evaluateOnNewDocument(breakStorage, true) },
  },
  'an extension has removed all but the fields and Submit': {
    change(isFilled) {
      const kept = 'input:not([readonly]), textarea:not([readonly]), [type=submit]';
      for (const part of document.querySelectorAll('dialog *, [role=status]')) {
        // The test finds a field by its label.
        const isNeeded = part.matches(isFilled ? kept : `${kept}, label`);
        if (!isNeeded && !part.querySelector(kept)) part.remove();
      }
    },
  },
};

for (const [name, { options, change }] of Object.entries(faults)) {
  test(`where ${name}`, async ({ open }) => {
    const page = await open('/', options);
    await sendLead(page, async (isFilled) => {
      if (change) await page.evaluate(change, isFilled);
    });
  });
}

test.run();
