// `npm run dev`: builds on save, reloads the page, shows errors in the page and the terminal.
import { type FSWatcher, readdirSync, rmSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { checkTypes } from './check';
import { inProject } from './files';
import { writeFiles } from './output';
import { createSiteServer, exitOnSignal, listen } from './server';
import { messageOf } from './user-error';

/** Where the page listens for changes. */
const eventsPath = '/__dev';

/** Programs save a file in several steps, and several files at once; in milliseconds. */
const settleMs = 30;

/** Inline script of each page while developing: a message is an error to show, or empty to reload. */
export const devScript = `
new EventSource(${JSON.stringify(eventsPath)}).onmessage = ({ data }) => {
  const text = JSON.parse(data);
  if (!text) return location.reload();
  const box = document.body.appendChild(document.createElement('pre'));
  box.setAttribute('role', 'alert');
  Object.assign(box.style, { position: 'fixed', inset: '0', zIndex: '99', margin: '0', padding: '2rem',
    overflow: 'auto', background: '#300', color: '#fff', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap' });
  box.textContent = text;
};`;

/** Serves the site and builds it anew whenever a source is saved, until Ctrl-C. */
export async function develop(
  build: (outDir: string) => Promise<unknown>,
  base: string,
  port: number | undefined,
) {
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
  /** Each folder by itself: `recursive` loses files that an editor replaces, on Linux. */
  function watchFolders() {
    for (const watcher of watchers) watcher.close();
    const roots = [inProject('src'), inProject('static')];
    const folders = roots
      .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name));
    watchers = [...roots, ...folders].map((path) => watch(path, onChange).on('error', onChange));
  }

  let changes = 0;
  let isRunning = false;
  async function onChange() {
    changes += 1;
    if (isRunning) return;
    isRunning = true;
    let built = 0;
    while (built < changes) {
      await delay(settleMs);
      built = changes;
      watchFolders();
      const start = performance.now();
      const error = await build(folder).then(() => '', messageOf);
      if (!error) console.log(`Built in ${Math.round(performance.now() - start)} ms`);
      show(error);
    }
    isRunning = false;
    if (problem) return;
    // Types take a second, so nobody waits for them; what has changed since is checked anew.
    const error = await checkTypes().then(() => '', messageOf);
    if (error && built === changes) show(error);
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
  // Until the first build without an error, any address answers with a page that can show errors.
  const blank = `<!doctype html><title>Not built</title><body><script>${devScript}</script>`;
  await writeFiles(folder, { '404.html': blank }, false);
  // Before the build: a port that is taken is known at once.
  const used = await listen(server, port);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  exitOnSignal();
  console.log(`Developing at http://localhost:${used}${base} (Ctrl-C ends it)`);
  await onChange();
}
