// `npm run dev`: after each save, `tsx watch` starts this process again, and the open page reloads.
import { build } from '../build';
import { checkTypes } from '../check/types';
import { inProject } from '../files';
import type { Runtime } from '../make/bundle';
import { messageOf } from '../user-error';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';

const eventsPath = '/__dev';

/** Inline script of each page in development: reloads when the next process answers. */
const devScript = `let isOpen = false;
new EventSource('${eventsPath}').onopen = () => {
  if (isOpen) {
    // A reload keeps the site as the referrer, so page.script.ts would focus the heading.
    document.querySelector('meta[name=referrer]')?.setAttribute('content', 'no-referrer');
    location.reload();
  }
  isOpen = true;
};`;

/** The page that takes the place of all pages while there is an error. */
const errorPage = (
  problem: string,
) => `<!doctype html><meta charset="utf-8"><title>Not built</title>
<pre style="font: 14px/1.5 monospace; white-space: pre-wrap">${problem.replace(/[&<]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</pre>
<script>${devScript}</script>`;

interface DevelopOptions {
  runtime: Runtime;
  base: string;
  port: number | undefined;
  host: string;
}

export async function develop({ runtime, base, port, host }: DevelopOptions): Promise<void> {
  const outDir = inProject(`.cache/dev/${runtime}${base}`);
  let built: Promise<string> | undefined;
  const server = createSiteServer({
    folder: outDir,
    base,
    async intercept({ url = '', headers }, response) {
      const problem = await built;
      if (url === eventsPath) {
        response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 500\n\n');
      } else if (problem && headers.accept?.includes('text/html')) {
        response.writeHead(500, { 'Content-Type': 'text/html' }).end(errorPage(problem));
      }
      return response.headersSent;
    },
  });
  // The server starts before the build, so that a port in use is said at once. Requests wait for the build.
  const addresses = addressesOf(await listen(server, port, host), base, host);
  exitOnSignal();
  const start = performance.now();
  const work = build({ runtime, base, outDir, devScript });
  // Also the types of the code, which a build does not need.
  built = work.then(() => checkTypes('src/builder')).then(() => '', messageOf);
  const problem = await built;
  if (problem) return console.error(problem);
  for (const line of (await work).warnings) console.log(line);
  const duration = Math.round(performance.now() - start);
  console.log(`Built in ${duration} ms: ${addresses} (Ctrl-C ends it)`);
}
