// @ts-check
// Starts a command, `node build.mjs build --help`, or a script of the tests, `node build.mjs test/run.ts`. The
// steps of a build are in src/builder/build.ts.
import { pathToFileURL } from 'node:url';

const tsx = await import('tsx/esm/api').catch(() => {
  console.error('Packages are missing: run npm ci, without --omit=dev.');
  process.exit(1);
});
// From here on, Node runs TypeScript.
tsx.register();
const [, , script, ...args] = process.argv;
if (script?.endsWith('.ts')) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else {
  const { runCommand } = await import('./src/builder/commands');
  await runCommand(script ? [script, ...args] : []);
}
