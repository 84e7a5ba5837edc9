import { chmod } from 'node:fs/promises';
import { serverConfigs } from '../hosting/hosts';
import { build } from './build';
import { runtimes } from './bundle';
import { help, readFlags } from './command-line';
import { loadContent } from './content';
import { develop } from './dev';
import { inProject, writeInFolder } from './files';
import { listFindings, messageOf, UserError } from './findings';
import { countOf } from './samples';
import { addressesOf, createSiteServer, exitOnSignal, listen } from './server';

type Flags = ReturnType<typeof readFlags>;

const commands: Record<string, (flags: Flags) => Promise<void>> = {
  async build(flags) {
    const start = performance.now();
    const { samples, warnings, table, unlinked } = await build(flags);
    for (const line of listFindings([...samples, ...warnings])) console.log(line);
    console.log(`\nBytes after brotli, built for ${flags.base}:\n${table}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const left = `${countOf(samples)} left, so it is not for visitors yet: npm start shows it.`;
    const next = samples.length > 0 ? left : 'It is ready to upload: docs/hosting.md says how.';
    console.log(`\nWrote ${inProject('dist')} in ${seconds} s. ${next}`);
    if (unlinked.length > 0) {
      const fix = 'add what visitors should find to footerLinks in src/content/navigation.ts';
      console.log(`No other page links to ${unlinked.join(', ')}: ${fix}.`);
    }
  },

  /** The part of `npm run check` that tsc and Biome do not know. Leaves dist alone. */
  async check() {
    const warnings = new Set<string>();
    for (const runtime of runtimes) {
      const report = await build({ runtime, outDir: inProject('.cache/check') });
      for (const line of listFindings(report.warnings)) warnings.add(line);
    }
    for (const line of warnings) console.log(line);
    console.log('✓ content, photos, links and limits');
  },

  async start({ port, host, ...options }) {
    const { base } = options;
    const server = createSiteServer({ folder: inProject('dist'), base });
    // The server starts before the build, so that a port in use stops the command at once.
    const addresses = addressesOf(await listen(server, port, host), base, host);
    exitOnSignal();
    const { samples, warnings } = await build(options).catch((error) => {
      server.close();
      throw error;
    });
    const count = `Samples left: ${samples.length}, warnings: ${warnings.length}.`;
    if (samples.length + warnings.length > 0) console.log(`${count} npm run build lists them.`);
    console.log(`\nThe site is at ${addresses} (Ctrl-C ends it)`);
  },

  dev: develop,

  async hosting({ base }) {
    const { firm } = await loadContent();
    for (const [name, text] of Object.entries(await serverConfigs(base, firm.siteUrl))) {
      await writeInFolder(inProject('.hosting', name), text);
      // The server may run as another user, whatever the umask is.
      await chmod(inProject('.hosting', name), 0o644);
    }
    await chmod(inProject('.hosting'), 0o755);
    console.log(`Wrote .hosting/nginx.conf and .hosting/Caddyfile, for the content of dist in /srv/www${base}
Their first lines say what to do with them. Other hosts need neither: docs/hosting.md`);
  },
};

export async function runCommand(name: string, args: string[]): Promise<void> {
  try {
    const command = commands[name];
    if (args.includes('--help') || args.includes('-h')) console.log(help);
    else if (command) await command(readFlags(args));
    else throw new UserError(`The commands are ${Object.keys(commands).join(', ')}.\n${help}`);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = error instanceof UserError ? error.exitCode : 1;
  }
}
