// `npm run dev`: builds on save, reloads the page, shows errors in the page and the terminal.
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { listenOn } from '../server/serve.mjs';
import { createStaticServer } from '../server/static-server.mjs';
import { findTypeFaults } from './content.mjs';
import { cacheFolder, inProject } from './paths.mjs';
import { paint } from './text.mjs';

/** Where the page listens for changes. */
const eventsPath = '/__dev';

/** Saves come in bursts, one for each file; this is how long we wait for the last, in ms. */
const settleMs = 30;

/** The reload client: a message is an error to show, an empty one a reason to reload. */
const client = `
new EventSource(${JSON.stringify(eventsPath)}).onmessage = ({ data }) => {
  const text = JSON.parse(data);
  if (!text) return location.reload();
  const box = document.body.appendChild(document.createElement('pre'));
  box.setAttribute('role', 'alert');
  Object.assign(box.style, { position: 'fixed', inset: '0', zIndex: '99', margin: '0', padding: '2rem',
    overflow: 'auto', background: '#300', color: '#fff', font: '14px/1.5 monospace', whiteSpace: 'pre-wrap' });
  box.textContent = text;
};`;

/**
 * Serves the site and builds it anew whenever a source is saved, until Ctrl-C.
 *
 * @param {object} options
 * @param {typeof import('../../build.mjs').build} options.build
 * @param {string} options.base
 * @param {'react' | 'preact'} options.runtime
 * @param {number | undefined} options.port
 */
export async function develop({ build, base, runtime, port }) {
  // Two may run at the same time, one for each runtime.
  const folder = join(cacheFolder, 'dev', String(process.pid));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let fault = '';

  /** @param {string} text */
  const tellPages = (text) => {
    for (const page of pages) page.write(`data: ${JSON.stringify(text)}\n\n`);
  };

  let isFirst = true;
  const rebuild = async () => {
    const start = performance.now();
    try {
      await build({
        base,
        runtime,
        folder,
        isDevelopment: true,
        // The first one may have photos to make.
        isQuiet: !isFirst,
        extraHead: `<script>${client}</script>`,
        extraScripts: [client],
      });
      fault = '';
      isFirst = false;
      console.log(paint('green', `Built in ${Math.round(performance.now() - start)} ms`));
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      console.error(paint('red', fault));
    }
    tellPages(fault);
    if (!fault) checkTypes();
  };

  let builds = 0;
  // Nobody waits for it.
  const checkTypes = async () => {
    builds += 1;
    const build = builds;
    const found = await findTypeFaults();
    if (!found || build !== builds || fault) return;
    fault = found;
    console.error(paint('red', fault));
    tellPages(fault);
  };

  let isRunning = false;
  let isStale = false;
  // One build at a time; what changes meanwhile is in the next.
  const request = async () => {
    isStale = true;
    if (isRunning) return;
    isRunning = true;
    while (isStale) {
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      isStale = false;
      await rebuild();
    }
    isRunning = false;
  };

  await rebuild();
  for (const path of ['src', 'static']) watch(inProject(path), { recursive: true }, request);

  const server = createStaticServer({
    folder,
    base,
    intercept(_, response, path) {
      if (path !== eventsPath) {
        if (!isFirst) return false;
        // Nothing to show until the first fault is mended, but where to show it.
        response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(`<!doctype html><title>Not built yet</title><body><script>${client}</script>`);
        return true;
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write('retry: 300\n\n');
      if (fault) response.write(`data: ${JSON.stringify(fault)}\n\n`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
      return true;
    },
  });
  const used = await listenOn(server, port);
  console.log(`Developing at http://localhost:${used}${base}  (Ctrl-C ends it)`);
  // What watches the sources would go on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
}
