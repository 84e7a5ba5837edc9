// `npm run dev` builds on save, reloads the page, and shows errors in the page and the terminal.
import { type FSWatcher, readdirSync, rmSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkTypes } from './check';
import { inProject } from './files';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';
import { messageOf } from './user-error';
import { writeDist } from './write-dist';

const eventsPath = '/__dev';

const sourceFolders = ['src', 'static'];

/** Editors save in several steps, and several files at once. */
const settleMs = 30;

/** Inline script of each page in development. An empty message reloads the page; others are errors to show. */
export const devScript = `
new EventSource(${JSON.stringify(eventsPath)}).onmessage = ({ data }) => {
  const text = JSON.parse(data);
  if (!text) {
    // A reload keeps the site as the referrer, so scroll-and-focus.ts would focus the heading. Then the
    // browser would ignore autofocus in the dialog and log a warning.
    document.querySelector('meta[name=referrer]')?.setAttribute('content', 'no-referrer');
    return location.reload();
  }
  const box = document.body.appendChild(document.createElement('pre'));
  box.setAttribute('role', 'alert');
  Object.assign(box.style, { position: 'fixed', inset: '0', zIndex: '99', margin: '0', padding: '2rem',
    overflow: 'auto', background: '#300', color: '#fff', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap' });
  box.textContent = text;
};`;

/** Serves the site and builds it again whenever a source is saved, until Ctrl-C. */
export async function develop(
  build: (outDir: string) => Promise<{ warnings: readonly string[] }>,
  { base, port, host }: { base: string; port: number | undefined; host: string },
): Promise<void> {
  const folder = inProject('.cache', 'dev', String(process.pid));
  const pages = new Set<ServerResponse>();
  let problem = '';
  const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify(problem)}\n\n`);

  function show(error: string) {
    problem = error;
    if (error) console.error(error);
    pages.forEach(tell);
  }

  let watchers: FSWatcher[] = [];
  /** Watches each folder separately: on Linux, `recursive` misses files that an editor replaces. */
  function watchSources() {
    for (const watcher of watchers) watcher.close();
    // The watcher of the project's folder reports when `src` or `static` is created again.
    watchers = [
      watch(inProject(), (_, name) => name && sourceFolders.includes(name) && onChange()),
    ];
    for (const root of sourceFolders) {
      const dir = inProject(root);
      try {
        const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
        const folders = entries.filter((entry) => entry.isDirectory());
        const paths = folders.map(({ parentPath, name }) => join(parentPath, name));
        watchers.push(...[dir, ...paths].map((path) => watch(path, onChange)));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        // A folder can vanish when Git checks out another branch. The next build reports the missing folder.
        if (code !== 'ENOENT') console.error(`Changes in ${root} go unnoticed: ${message}`);
      }
    }
    for (const watcher of watchers) watcher.on('error', onChange);
  }

  let addresses = '';
  let shownWarnings = '';
  let latest = new AbortController();
  let work = Promise.resolve();
  async function onChange() {
    latest.abort();
    latest = new AbortController();
    const { signal } = latest;
    await delay(settleMs);
    // One after the other, because builds share the folder, and type checks a cache file.
    work = work.then(async () => {
      if (signal.aborted) return;
      watchSources();
      const start = performance.now();
      const report = await build(folder).catch(messageOf);
      show(typeof report === 'string' ? report : '');
      const duration = Math.round(performance.now() - start);
      if (typeof report === 'string') return;
      // The page has reloaded already: tsc is slower than the build.
      const error = await checkTypes('src/builder', signal).then(() => '', messageOf);
      if (signal.aborted) return;
      if (error) return show(error);
      const warnings = report.warnings.join('\n');
      if (warnings && warnings !== shownWarnings) console.log(warnings);
      shownWarnings = warnings;
      console.log(`Built in ${duration} ms: ${addresses}`);
    });
  }

  const server = createSiteServer({
    folder,
    base,
    intercept({ url }, response) {
      if (url !== eventsPath) return false;
      const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' };
      response.writeHead(200, headers).write('retry: 300\n\n');
      if (problem) tell(response);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
  });
  // Until the first successful build, every address answers with a page that can show errors.
  const blank = `<!doctype html><title>Not built</title><meta name="referrer" content="no-referrer"><body><script>${devScript}</script>`;
  await writeDist(folder, { '404.html': blank });
  // The server starts before the build, so that a port in use stops the command at once.
  addresses = addressesOf(await listen(server, port, host), base, host);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  exitOnSignal();
  console.log(`Developing at ${addresses} (Ctrl-C ends it)`);
  await onChange();
}
