// The local server of `npm start`, development and tests: sirv, with our headers.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, headersAt } from '../hosting/headers';

interface SiteServerOptions {
  folder: string;
  /** Path of the site, with slashes at both ends. */
  base?: string;
  /** Gets each request first. Returns true when the function has sent the answer. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

/** A server that answers as a well-configured host does, but hides no file, and redirects no path. */
export function createSiteServer({ folder, base = '/', intercept }: SiteServerOptions): Server {
  // With `dev`, sirv reads the disk for each request, so that a new build can replace the files.
  const options = { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] };
  const serveFile = sirv(folder, options);
  return createServer(async (request, response) => {
    if (await intercept?.(request, response)) return;
    const { url = '/' } = request;
    const isAsset = url.startsWith(`${base}assets/`);
    const cache = { 'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others };
    for (const [name, value] of Object.entries({ ...headersAt(base), ...cache })) {
      response.setHeader(name, value);
    }
    async function notFound(): Promise<void> {
      const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
      response.setHeader('Cache-Control', cacheControl.others);
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(page);
    }
    if (!url.startsWith(base)) return notFound();
    request.url = url.slice(base.length - 1);
    serveFile(request, response, notFound);
  });
}

/**
 * Starts a server on a port, or on the first free one from 4173. 0 means any free port, and an
 * empty host all addresses of this machine.
 */
export async function listen(server: Server, wanted?: number, host = 'localhost') {
  for (let port = wanted ?? 4173; ; port += 1) {
    try {
      await once(server.listen(port, host), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || wanted !== undefined) throw error;
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
