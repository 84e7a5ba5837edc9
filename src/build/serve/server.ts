// The local server of `npm start`, development and tests: sirv, with our headers.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { basename, join } from 'node:path';
// `unescape`, unlike `decodeURIComponent`, does not throw on a broken code such as `%E0`.
import { unescape as decode } from 'node:querystring';
import sirv from 'sirv';
import { cacheControl, configFiles, headersAt } from '../hosting/headers';
import { UserError } from '../user-error';

interface SiteServerOptions {
  folder: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
  /** Gets each request first. Returns true when the function has sent the answer. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/**
 * What hosts answer with a 404: their own files, dotfiles, and a page at a second address, such as
 * `/404` or `/a.html/`.
 */
const isHidden = (path: string) =>
  configFiles.includes(basename(path)) ||
  /\.html\/$|\/\.(?!well-known\/)|\/(404|500)\/?$/.test(path);

/** A server that answers as a well-configured host does, but `/team` without a redirect. */
export function createSiteServer({ folder, base = '/', intercept }: SiteServerOptions): Server {
  // With `dev`, sirv reads the disk for each request, so that a new build can replace the files.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] };
  const serveFile = sirv(folder, options);

  async function notFound(response: ServerResponse): Promise<void> {
    const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
    response.setHeader('Cache-Control', cacheControl.others);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
  }

  return createServer(async (request, response) => {
    if (await intercept?.(request, response)) return;
    const { url = '/' } = request;
    const [path = ''] = url.split(/[?#]/);
    const isAsset = path.startsWith(`${base}assets/`);
    const cache = { 'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others };
    for (const [name, value] of Object.entries({ ...headersAt(base), ...cache })) {
      response.setHeader(name, value);
    }
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base + url.slice(path.length) }).end();
    } else if (!path.startsWith(base) || isHidden(decode(path))) {
      await notFound(response);
    } else {
      const pathname = encodeURI(decode(path.slice(base.length - 1)));
      // In place of sirv's own parsing, which keeps `%23`, and takes `#` for the end of the path.
      Object.assign(request, { url: pathname, _parsedUrl: { raw: pathname, pathname } });
      serveFile(request, response, () => notFound(response));
    }
  });
}

/** Throws where another program has the port at one of the addresses that browsers try. */
async function checkPort(port: number): Promise<void> {
  for (const address of ['127.0.0.1', '::1']) {
    const probe = createServer().listen(port, address);
    await once(probe, 'listening').catch((error) => {
      // A machine may have no IPv6.
      if (error.code === 'EADDRINUSE') throw error;
    });
    await once(probe.close(), 'close');
  }
}

/**
 * Starts a server on a port, or on the first free one from 4173. 0 means any free port, and an
 * empty host all addresses of this machine.
 */
export async function listen(server: Server, wanted?: number, host = 'localhost') {
  for (let port = wanted ?? 4173; ; port += 1) {
    try {
      await checkPort(port);
      await once(server.listen(port, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && wanted === undefined) continue;
      throw new UserError(`${message}\nChoose another port: --port=NUMBER`);
    }
  }
}

/** The addresses to print. With an empty host, also that of this machine in the network. */
export function addressesOf(port: number, base: string, host: string): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const outside = all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const names = host || !outside ? ['localhost'] : ['localhost', outside];
  return names.map((name) => `http://${name}:${port}${base}`).join(' and ');
}

/** Ends this process without an error on Ctrl-C, and when its terminal or its parent has ended. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit());
  }
  // A signal to npm ends the shell that npm has started, but does not reach this process.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(), 500).unref();
}
