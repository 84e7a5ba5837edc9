// A static file server that answers as a good host does; for `npm start`, development and tests.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import { compressible } from '../build/compression.mjs';
import { assetsFolder, cacheControl, hashedName } from '../hosting/policy.mjs';

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

const hashedFile = new RegExp(`[/\\\\]${assetsFolder}[/\\\\]${hashedName}$`);

/** @param {string} path */
const fileSize = async (path) => {
  const info = await stat(path).catch(() => null);
  return info?.isFile() ? info.size : null;
};

/**
 * The file that answers for a path: itself, with `.html`, or a folder's index.
 *
 * @param {string} folder
 * @param {string} path decoded, starting with a slash
 */
async function findFile(folder, path) {
  const wanted = normalize(join(folder, path));
  // Never anything outside the folder, whatever dots the path has.
  if (wanted !== folder && !wanted.startsWith(folder + sep)) return null;
  const candidates = path.endsWith('/')
    ? [join(wanted, 'index.html')]
    : [wanted, `${wanted}.html`, join(wanted, 'index.html')];
  for (const candidate of candidates) {
    // Compressed copies are not addresses of their own, and dot files are nobody's business.
    if (
      /\.(br|gz)$/.test(candidate) ||
      /[/\\]\.(?!well-known)/.test(candidate.slice(folder.length))
    ) {
      continue;
    }
    const size = await fileSize(candidate);
    if (size !== null) return candidate;
  }
  return null;
}

/** @param {string} accepted the request's Accept-Encoding */
const encodingsFor = (accepted) =>
  /** @type {const} */ ([
    ['br', '.br', createBrotliCompress],
    ['gzip', '.gz', createGzip],
  ]).filter(([name]) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\b)`).test(accepted));

/**
 * Creates a server for a folder; it does not listen yet.
 *
 * @param {object} options
 * @param {string} options.folder absolute path
 * @param {string} [options.base] path the folder is served at, with slashes at both ends
 * @param {import('../hosting/policy.mjs').HostingPolicy['headers']} [options.headers] of every response
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, path: string) => boolean | Promise<boolean>} [options.intercept]
 *   sees each request first; true when it has answered
 */
export function createStaticServer({ folder, base = '/', headers = [], intercept }) {
  const root = normalize(folder).replace(/[/\\]+$/, '');
  return createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decodePath(request.url ?? '/');
    if (path === null) {
      response.writeHead(400).end();
      return;
    }
    if (await intercept?.(request, response, path)) return;
    // Addresses on the pages are relative to the folder.
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base }).end();
      return;
    }
    const found = path.startsWith(base)
      ? await findFile(root, `/${path.slice(base.length)}`)
      : null;
    const file = found ?? join(root, '404.html');
    await send(request, response, file, found ? 200 : 404);
  }
}

/** @param {string} url */
function decodePath(url) {
  try {
    // Not `new URL`, which would resolve the dots before they can be refused.
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.includes('\0') || !path.startsWith('/') ? null : path;
  } catch {
    return null;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 * @param {number} status
 */
async function send(request, response, file, status) {
  const size = await fileSize(file);
  if (size === null) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
  response.setHeader(
    'Cache-Control',
    hashedFile.test(file) ? cacheControl.hashed : cacheControl.rest,
  );

  let source = file;
  /** @type {import('node:stream').Transform | undefined} */
  let compressor;
  if (compressible.test(file)) {
    response.setHeader('Vary', 'Accept-Encoding');
    const [encoding] = encodingsFor(String(request.headers['accept-encoding'] ?? ''));
    if (encoding) {
      const [name, ending, create] = encoding;
      // A copy made by the build, or one made now.
      const copySize = await fileSize(file + ending);
      if (copySize !== null) {
        source = file + ending;
        response.setHeader('Content-Length', copySize);
      } else compressor = create();
      response.setHeader('Content-Encoding', name);
    } else response.setHeader('Content-Length', size);
  } else response.setHeader('Content-Length', size);

  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const streams = [createReadStream(source), ...(compressor ? [compressor] : []), response];
  // A visitor who leaves early is no error.
  pipeline(streams, () => {});
}

/**
 * Starts a server on a port, or on the next free one.
 *
 * @param {import('node:http').Server} server
 * @param {number} port 0 for any
 * @param {boolean} isFixed fail when the port is taken
 * @returns {Promise<number>} the port
 */
export function listen(server, port, isFixed = false) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' && !isFixed && port < 65_535) {
        resolve(listen(server, port + 1));
      } else reject(error);
    });
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
