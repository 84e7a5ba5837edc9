// `npm run dev` as a developer uses it, on a copy of the project.
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyProject } from '../support/project-copy.mjs';

/** How long a rebuild may take before a test gives up, in ms; it is no measure of speed. */
const patience = 20_000;

/**
 * @template T
 * @param {string} what
 * @param {() => T | Promise<T>} look
 * @returns {Promise<NonNullable<T>>} what was found, as soon as it is there
 */
async function eventually(what, look) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = await look();
    if (found) return found;
    await wait(20);
  }
  throw new Error(`Waited in vain for ${what}`);
}

/**
 * @param {string} folder
 * @param {string} runtime
 */
async function startDeveloping(folder, runtime) {
  const child = spawn(process.execPath, ['build.mjs', 'dev', `--runtime=${runtime}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  const origin = await eventually(
    'the address',
    () => /http:\/\/localhost:\d+/.exec(output)?.[0],
  ).catch((error) => {
    child.kill();
    throw new Error(`${error.message}\n${output}`);
  });
  const stopped = new AbortController();
  return {
    /** @param {string} path */
    async read(path) {
      const response = await fetch(origin + path);
      return response.ok ? await response.text() : '';
    },

    /** What an open page is told, from now on. */
    async listen() {
      /** @type {string[]} */
      const messages = [];
      const { body } = await fetch(`${origin}/__dev`, { signal: stopped.signal });
      const read = async () => {
        let rest = '';
        for await (const chunk of body ?? []) {
          const parts = (rest + Buffer.from(chunk).toString()).split('\n\n');
          rest = parts.pop() ?? '';
          for (const part of parts) {
            const data = /^data: (.*)$/m.exec(part)?.[1];
            if (data) messages.push(JSON.parse(data));
          }
        }
      };
      read().catch(() => {});
      return messages;
    },

    origin,

    async stop() {
      stopped.abort();
      child.kill('SIGINT');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

for (const runtime of ['react', 'preact']) {
  const test = suite(`development, ${runtime}`);
  /** @type {Awaited<ReturnType<typeof copyProject>>} */
  let project;
  /** @type {Awaited<ReturnType<typeof startDeveloping>>} */
  let site;

  const readApp = async () => {
    const file = /app-[0-9a-f]{8}\.js/.exec(await site.read('/'))?.[0];
    return site.read(`/assets/${file}`);
  };

  test.before(async () => {
    project = await copyProject();
    site = await startDeveloping(project.folder, runtime);
  });

  test.after(async () => {
    await site.stop();
    await project.remove();
  });

  for (const [what, file, from, to, read] of /** @type {const} */ ([
    ['words', 'src/content/landing.ts', 'Turning Assets', 'Turning Words', () => site.read('/')],
    ['a component', 'src/sections/about.tsx', '"about"', '"fresh"', () => site.read('/')],
    ['styles', 'src/sections/hero.css.ts', '0.98', '0.777', () => site.read('/')],
    ['a token', 'src/style/tokens.ts', '#120d0a', '#123456', () => site.read('/team')],
    ['styles of the app', 'src/toast/toaster.late.css.ts', '24.5rem', '23.4rem', readApp],
    ['the app', 'src/app/start.tsx', 'app-started', 'app-begun', readApp],
    ['the boot script', 'src/boot/arrival.ts', 'Page not found', 'No page', () => site.read('/')],
  ])) {
    test(`a change of ${what} is on the next page, and is gone when it is taken back`, async () => {
      // Minified styles have no zero before the point, and attributes no quotes of their own.
      const mark = to.replaceAll('"', '').replace(/^0/, '');
      assert.not((await read()).includes(mark), `${mark} is not there before`);
      const messages = await site.listen();
      const putBack = await project.change(file, (text) => text.replace(from, to));
      await eventually(mark, async () => (await read()).includes(mark));
      await eventually('the reload', () => messages.includes(''));
      await putBack();
      await eventually(`no ${mark}`, async () => {
        const text = await read();
        return text !== '' && !text.includes(mark);
      });
    });
  }

  test('a fault is told to pages that are open and to those that are opened, until it is mended', async () => {
    for (const [file, from, to, words] of /** @type {const} */ ([
      [
        'src/content/firm.ts',
        "'inquiries@",
        "'",
        'src/content/firm.ts: firm.email is "example.com"',
      ],
      ['src/content/landing.ts', "  tagline: '", "  tagLine: '", 'src/content/landing.ts, line'],
      ['src/sections/about.tsx', '</section>', '', 'src/sections/about.tsx:'],
      ['src/ui/button.css.ts', 'radius.small', 'radius.none.at', 'button.css.ts'],
    ])) {
      const open = await site.listen();
      const putBack = await project.change(file, (text) => text.replace(from, to));
      await eventually(words, () => open.some((message) => message.includes(words)));
      const later = await site.listen();
      await eventually(words, () => later.some((message) => message.includes(words)));
      assert.ok((await site.read('/')).includes('Turning Assets to Legacy'), 'the last page stays');
      await putBack();
      await eventually('the reload', () => open.at(-1) === '');
    }
  });

  test('a file of `static` comes and goes', async () => {
    const file = join(project.folder, 'static/note.txt');
    await writeFile(file, 'one');
    await eventually('the file', async () => (await site.read('/note.txt')) === 'one');
    await writeFile(file, 'two');
    await eventually('the change', async () => (await site.read('/note.txt')) === 'two');
    await rm(file);
    await eventually('its end', async () => (await site.read('/note.txt')) === '');
  });

  test('a fault in the very first build is shown, and the page comes when it is mended', async () => {
    const broken = await copyProject();
    const putBack = await broken.change('src/content/firm.ts', (text) =>
      text.replace("'inquiries@", "'"),
    );
    const later = await startDeveloping(broken.folder, runtime);
    try {
      const page = await fetch(later.origin);
      assert.is(page.status, 503);
      assert.match(await page.text(), 'EventSource');
      const told = await later.listen();
      await eventually('the fault', () => told.some((message) => message.includes('firm.email')));
      await putBack();
      await eventually('the page', async () => (await later.read('/')).includes('Turning Assets'));
    } finally {
      await later.stop();
      await broken.remove();
    }
  });

  test.run();
}
