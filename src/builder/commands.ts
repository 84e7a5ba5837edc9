import { writeServerConfigs } from '../hosting/hosts';
import type { Build } from './build-options';
import type { Runtime } from './bundle';
import { runChecks, sourceChecks } from './check';
import { readCommandLine } from './command-line';
import { loadContent } from './content';
import { develop } from './dev';
import { inProject } from './files';
import { createSiteServer, exitOnSignal, listen } from './server';

/** Runs the command that the command line names. */
export async function runCommand(args: readonly string[], build: Build) {
  const commandLine = readCommandLine(args);
  if (!commandLine) return;
  const { command, port, host, ...options } = commandLine;
  const { runtime, base } = options;
  if (command === 'build') {
    const { samples, warnings, table } = await build(options);
    for (const line of [...samples, ...warnings]) console.log(line);
    console.log(`\nBytes after brotli, built for ${base}:\n${table}`);
  } else if (command === 'start') {
    const server = createSiteServer({ folder: inProject('dist'), base });
    // The server starts before the build, so that a port in use stops the command at once.
    const usedPort = await listen(server, port, host);
    exitOnSignal();
    const { samples, warnings } = await build(options).catch((error) => {
      server.close();
      throw error;
    });
    const count = `Samples left: ${samples.length}, warnings: ${warnings.length}.`;
    if (samples.length + warnings.length > 0) console.log(`${count} npm run build lists them.`);
    console.log(`\nThe site is at http://localhost:${usedPort}${base} (Ctrl-C ends it)`);
  } else if (command === 'dev') {
    const settings = { runtime, base, isDevelopment: true };
    await develop((outDir) => build({ ...settings, outDir }), { base, port, host });
  } else if (command === 'check') {
    const warnings = new Set<string>();
    const buildWith = (runtime: Runtime) => async () => {
      const report = await build({ runtime, outDir: inProject('.cache/check', runtime) });
      for (const line of report.warnings) warnings.add(line);
    };
    // The content check runs first and alone, because every other check would repeat its errors.
    await runChecks({ 'content, photos, links and limits': buildWith('react') });
    await runChecks({ ...sourceChecks, 'limits with Preact': buildWith('preact') });
    for (const line of warnings) console.log(line);
  } else {
    const { firm } = (await loadContent(inProject('src/content'))).content.firm;
    console.log(await writeServerConfigs(inProject('.hosting'), base, firm.siteUrl));
  }
}
