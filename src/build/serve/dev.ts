// `npm run dev`: builds after each save, and the open pages reload. A change of the build itself needs
// a new start.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { escapeHtml } from '../escape-html';
import { inProject } from '../files';
import { messageOf } from '../user-error';
import { addressesOf, createSiteServer, listen } from './server';

const eventsPath = '/__dev';

/**
 * Inline script of each page in development. A page that is left must close its connection:
 * browsers allow six to a server, and the back/forward cache would keep them open for a minute.
 */
const devScript = `{
  const events = new EventSource('${eventsPath}');
  events.onmessage = () => location.reload();
  addEventListener('pagehide', () => events.close());
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}`;

const devFolder = inProject('.cache/dev');

/** The page that takes the place of all pages while there is an error. */
const errorPage = (problem: string) =>
  `<!doctype html><meta charset="utf-8"><title>Not built</title>
<pre style="white-space: pre-wrap">${escapeHtml(problem)}</pre><script>${devScript}</script>`;

interface DevelopOptions {
  base: string;
  port: number | undefined;
  host: string;
  /** Throws what is wrong. */
  build: (options: { outDir: string; devScript: string }) => Promise<unknown>;
}

export async function develop({ base, port, host, build }: DevelopOptions): Promise<void> {
  const listeners = new Set<ServerResponse>();
  /** Resolves to the problem of the last build, or to an empty text. Requests wait for it. */
  let built = Promise.resolve('');
  const server = createSiteServer({
    folder: devFolder,
    base,
    async intercept({ url, headers }, response) {
      if (url === eventsPath) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
        listeners.add(response.on('close', () => listeners.delete(response)));
        return true;
      }
      const problem = await built;
      if (!problem || !headers.accept?.includes('text/html')) return false;
      response.writeHead(500, { 'Content-Type': 'text/html' }).end(errorPage(problem));
      return true;
    },
  });
  const addresses = addressesOf(await listen(server, port, host), base, host);

  async function buildOnce(): Promise<string> {
    const start = performance.now();
    const problem = await build({ outDir: devFolder, devScript }).then(() => '', messageOf);
    const duration = Math.round(performance.now() - start);
    console.log(problem || `Built in ${duration} ms: ${addresses} (Ctrl-C ends it)`);
    for (const listener of listeners) listener.write('data: built\n\n');
    return problem;
  }

  const watcher = watch(['build.mjs', 'src', 'static'], { cwd: inProject(), ignoreInitial: true });
  // A save is noticed only then, and the first mistake may be mended quickly.
  built = once(watcher, 'ready').then(buildOnce);
  let isWaiting = false;
  watcher.on('all', () => {
    // Builds run one at a time, and one waits for all that is saved meanwhile.
    if (isWaiting) return;
    isWaiting = true;
    built = built.then(async () => {
      // An editor may write several files at a time, or one in several steps.
      await setTimeout(30);
      isWaiting = false;
      return buildOnce();
    });
  });
}
