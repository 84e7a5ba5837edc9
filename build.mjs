// @ts-check
// Starts a command, `node build.mjs build`, or a script of the tests, `node build.mjs test/run.ts`. The esbuild script itself
// is TypeScript: src/builder/make/bundle.ts.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');
/** @param {string} version */
const asNumber = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return Number(major) * 1000 + Number(minor);
};
// Comes first, because older versions of Node stop at what the packages need.
if (asNumber(process.versions.node) < asNumber(wanted)) {
  console.error(`This is Node ${process.versions.node}: install ${wanted} or newer.`);
  process.exit(1);
}
const tsx = await import('tsx/esm/api').catch(() => {
  console.error('Packages are missing: run "npm ci --include=dev" first.');
  process.exit(1);
});
const [, , script = '', ...args] = process.argv;
if (script === 'watch') {
  // `npm run dev`: tsx starts the command `dev` again when a module of the command or a package has changed.
  const flags = ['--clear-screen=false', '--include', 'package-lock.json'];
  process.argv.splice(1, 2, 'tsx', 'watch', ...flags, 'build.mjs', 'dev');
  // @ts-expect-error It has no types, and exports nothing.
  await import('tsx/cli');
} else {
  // From here on, Node runs TypeScript.
  tsx.register();
  if (script.endsWith('.ts')) {
    // The script finds its own arguments where Node puts them.
    process.argv.splice(1, 2, script);
    await import(pathToFileURL(script).href);
  } else {
    const { runCommand } = await import('./src/builder/commands');
    await runCommand(script, args);
  }
}
