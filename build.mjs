// @ts-check
// Starts a command: `node build.mjs build --help`. The steps of a build are in src/builder/build.ts.
const tsx = await import('tsx/esm/api').catch(() => {
  console.error('Packages are missing: run npm ci, without --omit=dev.');
  process.exit(1);
});
// Node runs TypeScript from here on.
tsx.register();
const { runCommand } = await import('./src/builder/commands');
await runCommand(process.argv.slice(2));
