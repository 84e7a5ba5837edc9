import type { build as buildSite } from '../../build.mjs';
import { writeSamples } from '../hosting/hosts';
import { runtimes } from './bundle';
import { runChecks, sourceChecks } from './check';
import { readCommandLine } from './command-line';
import { loadContent } from './content';
import { develop } from './dev';
import { folders, inProject } from './files';
import { createSiteServer, exitOnSignal, listen } from './server';

/** Does what the command line says. */
export async function runCommand(args: readonly string[], build: typeof buildSite) {
  const given = readCommandLine(args);
  if (!given) return;
  const { command, port, ...options } = given;
  const { runtime, base } = options;
  if (command === 'build') {
    await build(options);
  } else if (command === 'start') {
    const server = createSiteServer({ folder: folders.dist, base });
    // Before the build: a port that is taken is known at once.
    const used = await listen(server, port);
    exitOnSignal();
    await build(options).catch((error) => {
      server.close();
      throw error;
    });
    console.log(`\nThe site is at http://localhost:${used}${base} (Ctrl-C ends it)`);
  } else if (command === 'dev') {
    const settings = { runtime, base, isDevelopment: true, isQuiet: true };
    await develop((outDir) => build({ ...settings, outDir }), base, port);
  } else if (command === 'check') {
    const warnings = new Set<string>();
    const builds = runtimes.map((runtime) => {
      const outDir = inProject('.cache/check', runtime);
      const check = async () => {
        for (const line of await build({ runtime, isQuiet: true, outDir })) warnings.add(line);
      };
      return [`content, photos, links and limits, ${runtime}`, check] as const;
    });
    await runChecks({ ...sourceChecks, ...Object.fromEntries(builds) });
    for (const line of warnings) console.log(line);
  } else {
    const { firm } = (await loadContent(folders.content)).content.firm;
    console.log(await writeSamples(inProject('.hosting'), base, firm.siteUrl));
  }
}
