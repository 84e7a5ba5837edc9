// `npm run dev` builds on save, reloads the page, and shows errors in the page and the terminal.
import { rmSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { checkTypes } from './check';
import { inProject } from './files';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';
import { messageOf } from './user-error';
import { writeDist } from './write-dist';

const eventsPath = '/__dev';

/** Pause between two looks at the sources, in milliseconds. */
const pauseMs = 150;

/** The names and times of all sources. Node's watchers miss files that an editor replaces, and folders that return. */
async function readState(): Promise<string> {
  const state: string[] = [];
  for (const root of ['src', 'static']) {
    // The next build reports a missing folder.
    for (const path of await readdir(inProject(root), { recursive: true }).catch(() => [])) {
      const found = statSync(inProject(root, path), { throwIfNoEntry: false });
      state.push(`${path} ${found?.mtimeMs}`);
    }
  }
  return state.join('\n');
}

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
  const addresses = addressesOf(await listen(server, port, host), base, host);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  exitOnSignal();
  console.log(`Developing at ${addresses} (Ctrl-C ends it)`);

  let shownWarnings = '';
  async function rebuild(signal: AbortSignal) {
    const start = performance.now();
    const report = await build(folder).catch(messageOf);
    show(typeof report === 'string' ? report : '');
    if (typeof report === 'string') return;
    const duration = Math.round(performance.now() - start);
    // The page has reloaded already: tsc is slower than the build.
    checkTypes('src/builder', signal).then(
      () => {
        const warnings = report.warnings.join('\n');
        if (warnings && warnings !== shownWarnings) console.log(warnings);
        shownWarnings = warnings;
        console.log(`Built in ${duration} ms: ${addresses}`);
      },
      (error) => signal.aborted || show(messageOf(error)),
    );
  }

  let state = '';
  let latest = new AbortController();
  for (;;) {
    const found = await readState();
    if (found !== state) {
      state = found;
      latest.abort();
      latest = new AbortController();
      await rebuild(latest.signal);
    }
    await delay(pauseMs);
  }
}
