import { UsageError } from '../build/flags.mjs';
import { createStaticServer, listen } from './static-server.mjs';

/** Where the site is served unless somebody says otherwise. */
export const defaultPort = 4173;

/**
 * Serves a built folder until Ctrl-C, and prints its address.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.base
 * @param {number | undefined} options.port undefined: the default, or the next free one
 */
export async function serve({ folder, base, port }) {
  const server = createStaticServer({ folder, base });
  const used = await listen(server, port ?? defaultPort).catch((error) => {
    throw new UsageError(`Port ${port ?? defaultPort} cannot be used: ${error.message}.`);
  });
  if (port !== undefined && used !== port) console.log(`Port ${port} is taken.`);
  console.log(`The site is at http://localhost:${used}${base}  (Ctrl-C ends it)`);
  endOnSignal(server);
}

/**
 * Ends a server, and so the process, on Ctrl-C or when it is asked to stop.
 *
 * @param {import('node:http').Server} server
 */
export function endOnSignal(server) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      server.close();
      server.closeAllConnections();
    });
  }
}
