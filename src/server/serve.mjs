import { UsageError } from '../build/flags.mjs';
import { readBuiltSite } from '../hosting/built-site.mjs';
import { createStaticServer, listen } from './static-server.mjs';

/** Where the site is served unless somebody says otherwise. */
const defaultPort = 4173;

/**
 * Serves a built folder until Ctrl-C, with the headers of a good host, and prints its address.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.base
 * @param {number | undefined} options.port undefined: the default, or the next free one
 * @throws {UsageError} when the port that was asked for is taken
 */
export async function serve({ folder, base, port }) {
  const { headers } = await readBuiltSite(folder);
  const used = await listenOn(createStaticServer({ folder, base, headers }), port);
  console.log(`The site is at http://localhost:${used}${base}  (Ctrl-C ends it)`);
}

/**
 * Starts a server that ends on Ctrl-C.
 *
 * @param {import('node:http').Server} server
 * @param {number | undefined} port undefined: the default, or the next free one
 * @returns {Promise<number>} the port
 * @throws {UsageError} when the port that was asked for cannot be used
 */
export async function listenOn(server, port) {
  const used = await listen(server, port ?? defaultPort, port !== undefined).catch((error) => {
    const reason = error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.message})`;
    throw new UsageError(
      `Port ${port ?? defaultPort} ${reason}: end what uses it, or choose another with --port.`,
    );
  });
  endOnSignal(server);
  return used;
}

/**
 * Ends a server on Ctrl-C or when it is asked to stop.
 *
 * @param {import('node:http').Server} server
 */
function endOnSignal(server) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
