// `npm run dev`: builds after each save, and the open pages reload.
import { rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { sep } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import type { Build, BuildOptions } from '../build-options';
import { escapeHtml } from '../escape-html';
import { inProject } from '../files';
import { messageOf } from '../user-error';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';

const eventsPath = '/__dev';

/** Files that this process imports once, at its start. Builds bundle all other files anew. */
const readAtStart =
  /^(build\.mjs|src\/build\/(?!document\/).*|src\/content\/types\.ts|src\/shared\/(markup|url)\.ts)$/;

/**
 * Inline script of each page in development: reloads the page when there is another build than this
 * one. A hidden page closes its stream, because browsers keep only six connections to a host.
 */
const scriptOf = (buildId: number) => `let events;
function listen() {
  events?.close();
  if (document.hidden) return;
  events = new EventSource('${eventsPath}');
  events.onmessage = ({ data }) => data !== '${buildId}' && location.reload();
}
document.addEventListener('visibilitychange', listen);
listen();`;

/** The page that takes the place of all pages while there is an error. */
const errorPage = (problem: string, script: string) =>
  `<!doctype html><meta charset="utf-8"><title>Not built</title>
<pre style="white-space: pre-wrap">${escapeHtml(problem)}</pre><script>${script}</script>`;

interface DevelopOptions extends Required<Pick<BuildOptions, 'runtime' | 'base'>> {
  port: number | undefined;
  host: string;
}

/** Starts the server and the watcher, which keep the process alive. */
export async function develop(options: DevelopOptions, build: Build): Promise<void> {
  const { runtime, base, port, host } = options;
  // Two servers do not share a folder.
  const outDir = inProject('.cache/dev', String(process.pid));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const listeners = new Set<ServerResponse>();
  // The time, so that no number comes again after a restart.
  let buildId = Date.now();
  /** Resolves to the problem of the last build, or to an empty text. Requests wait for it. */
  let built = Promise.resolve('');
  const server = createSiteServer({
    folder: outDir,
    base,
    async intercept({ url, headers }, response) {
      const problem = await built;
      if (url === eventsPath) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' });
        response.write(`retry: 500\ndata: ${buildId}\n\n`);
        listeners.add(response.on('close', () => listeners.delete(response)));
      } else if (problem && headers.accept?.includes('text/html')) {
        response.writeHead(500, { 'Content-Type': 'text/html' });
        response.end(errorPage(problem, scriptOf(buildId)));
      }
      return response.headersSent;
    },
  });
  // The server starts first, to report a port in use at once. Requests wait for the build.
  const addresses = addressesOf(await listen(server, port, host), base, host);
  exitOnSignal();

  function rebuild(): void {
    const id = ++buildId;
    // Builds run one at a time. One that has not begun gives way to a later one.
    built = built.then(async (last) => {
      if (id !== buildId) return last;
      const start = performance.now();
      const options = { runtime, base, outDir, devScript: scriptOf(id) };
      const problem = await build(options).then(() => '', messageOf);
      // On Ctrl-C, esbuild's error comes before the signal, which ends this process meanwhile.
      if (problem) await setTimeout(50).then(setImmediate);
      const duration = Math.round(performance.now() - start);
      console.log(problem || `Built in ${duration} ms: ${addresses} (Ctrl-C ends it)`);
      for (const listener of listeners) listener.write(`data: ${id}\n\n`);
      return problem;
    });
  }

  rebuild();
  let timer: NodeJS.Timeout | undefined;
  watch(['build.mjs', 'src', 'static'], { cwd: inProject(), ignoreInitial: true }).on(
    'all',
    (_, path) => {
      if (readAtStart.test(path.replaceAll(sep, '/'))) {
        console.log(`${path}: start npm run dev again, because this process has read it already`);
      }
      clearTimeout(timer);
      // An editor may write several files at a time, or one in several steps.
      timer = globalThis.setTimeout(rebuild, 30);
    },
  );
}
