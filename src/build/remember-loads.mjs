// Makes an esbuild plugin remember what it has loaded, for as long as the process lives.
import { stat } from 'node:fs/promises';

/** @typedef {import('esbuild').OnLoadResult} OnLoadResult */

/**
 * When each of some files was last written; changes when one of them does.
 *
 * @param {readonly string[]} files
 */
async function stampOf(files) {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        (info) => info.mtimeMs,
        () => 0,
      ),
    ),
  );
  return times.join();
}

/**
 * The plugin with a memory: a file is loaded again only when it or one of those it was made from
 * has changed. One build loads each style file four times, and a developer's next build all of
 * them again, of which one has changed.
 *
 * @param {import('esbuild').Plugin} plugin it has to name the files it reads as `watchFiles`
 * @param {Map<string, { result: OnLoadResult, stamp: string }>} memory of this plugin with these
 *   settings
 * @returns {import('esbuild').Plugin}
 */
export function rememberLoads(plugin, memory) {
  return {
    name: plugin.name,
    setup(build) {
      return plugin.setup({
        ...build,
        onLoad(options, load) {
          build.onLoad(options, async (args) => {
            const known = memory.get(args.path);
            if (known && (await stampOf(known.result.watchFiles ?? [])) === known.stamp) {
              return known.result;
            }
            const result = await load(args);
            // Without such a list, nothing tells when it is out of date.
            if (result?.watchFiles) {
              memory.set(args.path, { result, stamp: await stampOf(result.watchFiles) });
            }
            return result;
          });
        },
      });
    },
  };
}
