// Makes an esbuild plugin remember what it has loaded, for as long as the process lives.
import { stat } from 'node:fs/promises';

/** @typedef {import('esbuild').OnLoadResult} OnLoadResult */

/**
 * What was loaded, and when each file it was made from was last written, in milliseconds.
 *
 * @typedef {{ result: OnLoadResult, times: string }} Loaded
 */

/**
 * What a plugin has loaded or is about to, by path.
 *
 * @typedef {Map<string, Promise<Loaded>>} LoadMemory
 */

/** @param {string} file */
const writtenAt = (file) =>
  stat(file).then(
    (info) => info.mtimeMs,
    () => 0,
  );

/**
 * The plugin with a memory: a file is loaded again only when it or one of those it was made from
 * has changed. One build loads each style file three times, and a developer's next build all of
 * them again, of which one has changed.
 *
 * @param {import('esbuild').Plugin} plugin it has to name the files it reads as `watchFiles`
 * @param {LoadMemory} memory of this plugin with these settings
 * @param {(result: OnLoadResult) => OnLoadResult} adapt what this bundle makes of each result
 * @returns {import('esbuild').Plugin}
 */
export function rememberLoads(plugin, memory, adapt) {
  return {
    name: plugin.name,
    setup(build) {
      /**
       * Many files are made from the same ones, which one bundle looks at once.
       *
       * @type {Map<string, Promise<number>>}
       */
      const seen = new Map();
      build.onStart(() => seen.clear());

      /** @param {OnLoadResult} result */
      const timesOf = ({ watchFiles = [] }) =>
        Promise.all(
          watchFiles.map((file) => {
            const time = seen.get(file) ?? writtenAt(file);
            seen.set(file, time);
            return time;
          }),
        );

      /** @param {Loaded} known */
      const isFresh = async (known) => String(await timesOf(known.result)) === known.times;

      return plugin.setup({
        ...build,
        onLoad(options, load) {
          /** @param {import('esbuild').OnLoadArgs} args */
          const loadNow = async (args) => {
            const start = Date.now();
            const result = (await load(args)) ?? {};
            const times = await timesOf(result);
            // Without a list of files, nothing tells when it is out of date; and what was saved
            // meanwhile may or may not be in it.
            if (times.length === 0 || Math.max(...times) >= start) memory.delete(args.path);
            return { result, times: String(times) };
          };
          build.onLoad(options, async (args) => {
            const before = memory.get(args.path);
            const known = await before;
            if (known && (await isFresh(known))) return adapt(known.result);
            // Another bundle may have begun meanwhile.
            let loading = memory.get(args.path);
            if (!loading || loading === before) {
              loading = loadNow(args);
              memory.set(args.path, loading);
              loading.catch(() => memory.delete(args.path));
            }
            return adapt((await loading).result);
          });
        },
      });
    },
  };
}
