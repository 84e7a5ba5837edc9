// The local server of `npm start`, development and tests: sirv with the headers of the policy.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { unescape as decode } from 'node:querystring';
import sirv from 'sirv';
import { cacheControl, configFiles, responseHeaders } from '../hosting/policy';
import { UserError } from './user-error';

interface SiteServerOptions {
  /** Folder of the built site. */
  folder: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
  /** Sees each request first; returns whether it has answered. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** Answers as a well configured host does. */
export function createSiteServer({ folder, base = '/', intercept }: SiteServerOptions): Server {
  // `dev` looks at the disk for each request, so that a new build can replace the folder.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] };
  const serveFile = sirv(folder, options);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const path = decode(url.replace(/[?#].*/s, ''));
    if (await intercept?.(request, response)) return;
    for (const [name, value] of Object.entries(responseHeaders)) response.setHeader(name, value);
    const isAsset = path.startsWith(`${base}assets/`);
    response.setHeader('Cache-Control', isAsset ? cacheControl.assets : cacheControl.rest);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Cache-Control': cacheControl.rest }).end();
    } else if (`${path}/` === base) {
      response.writeHead(301, { Location: base }).end();
    } else if (!path.startsWith(base) || isHidden(path)) {
      await notFound(response);
    } else {
      request.url = url.slice(base.length - 1);
      serveFile(request, response, () => notFound(response));
    }
  }

  async function notFound(response: ServerResponse): Promise<void> {
    const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
    response.setHeader('Cache-Control', cacheControl.rest);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

/** Files for hosts, other dotfiles, and compressed copies, which are sent for their originals. */
const isHidden = (path: string) =>
  configFiles.includes(basename(path)) || /\.(br|gz)$|\/\.(?!well-known\/)/.test(path);

/**
 * Starts a server on a port, where 0 is any free one; without a port, on the next free from 4173.
 *
 * @throws {UserError} when the port cannot be used
 */
export function listen(server: Server, given?: number, port = given ?? 4173): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isUsed = error.code === 'EADDRINUSE';
      if (isUsed && given === undefined) return resolve(listen(server, given, port + 1));
      const reason = isUsed ? 'is in use' : `cannot be used (${error.code})`;
      const wayOut = 'stop the program that uses it, or choose another one: --port=NUMBER';
      reject(new UserError(`Port ${port} ${reason}: ${wayOut}`));
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Ends this process without an error on Ctrl-C, or when it is asked to stop. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());
}
