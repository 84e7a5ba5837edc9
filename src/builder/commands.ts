import { serverConfigs } from '../hosting/hosts';
import { build } from './build';
import type { Runtime } from './bundle';
import { runChecks, sourceChecks } from './check';
import { readCommandLine } from './command-line';
import { loadContent } from './content';
import { develop } from './dev';
import { inProject, writeInFolder } from './files';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';
import { messageOf, UserError } from './user-error';

type CommandLine = NonNullable<ReturnType<typeof readCommandLine>>;

const commands = {
  async build(options: CommandLine) {
    const start = performance.now();
    const { samples, warnings, table } = await build(options);
    for (const line of [...samples, ...warnings]) console.log(line);
    console.log(`\nBytes after brotli, built for ${options.base}:\n${table}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const left = `${samples.length} samples are left, so it is not for visitors yet: npm start shows it.`;
    const next = samples.length > 0 ? left : 'It is ready to upload: docs/hosting.md says how.';
    console.log(`\nWrote ${inProject('dist')} in ${seconds} s. ${next}`);
  },

  async start({ runtime, base, port, host }: CommandLine) {
    const server = createSiteServer({ folder: inProject('dist'), base });
    // The server starts before the build, so that a port in use stops the command at once.
    const usedPort = await listen(server, port, host);
    exitOnSignal();
    const { samples, warnings } = await build({ runtime, base }).catch((error) => {
      server.close();
      throw error;
    });
    const count = `Samples left: ${samples.length}, warnings: ${warnings.length}.`;
    if (samples.length + warnings.length > 0) console.log(`${count} npm run build lists them.`);
    console.log(`\nThe site is at ${addressesOf(usedPort, base, host)} (Ctrl-C ends it)`);
  },

  dev: ({ runtime, ...options }: CommandLine) =>
    develop(
      (outDir) => build({ runtime, base: options.base, isDevelopment: true, outDir }),
      options,
    ),

  async check() {
    const warnings = new Set<string>();
    const buildWith = (runtime: Runtime) => async () => {
      const report = await build({ runtime, outDir: inProject('.cache/check', runtime) });
      for (const line of report.warnings) warnings.add(line);
    };
    // The content check runs first and alone, because every other check would repeat its errors.
    await runChecks({ 'content, photos, links and limits': buildWith('react') });
    await runChecks({ ...sourceChecks, 'limits with Preact': buildWith('preact') });
    for (const line of warnings) console.log(line);
  },

  async hosting({ base }: CommandLine) {
    const { firm } = (await loadContent()).firm;
    for (const [name, text] of Object.entries(await serverConfigs(base, firm.siteUrl))) {
      await writeInFolder(inProject('.hosting', name), text);
    }
    console.log(`Wrote .hosting/nginx.conf and .hosting/Caddyfile, for the content of dist in /srv/www${base}
Their first lines say what to do with them. Other hosts need neither: docs/hosting.md`);
  },
};

export async function runCommand(args: readonly string[]): Promise<void> {
  try {
    const commandLine = readCommandLine(args);
    if (commandLine) await commands[commandLine.command](commandLine);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}
