// The scripts that browsers get: the app's module and the inline ones.
import { bundle, define, target } from './bundler.mjs';
import { minifyScript } from './minify.mjs';
import { fingerprint } from './text.mjs';

/**
 * The app's module, without its styles and as large as a bundle is.
 *
 * @param {object} options
 * @param {import('./bundler.mjs').Runtime} options.runtime
 * @param {Record<string, unknown>} options.constants
 * @param {boolean} options.isDevelopment
 */
export async function bundleApp({ runtime, constants, isDevelopment }) {
  const { text } = await bundle(
    `app ${runtime.name}`,
    { isDevelopment },
    {
      entryPoints: ['src/app/start.tsx'],
      alias: runtime.alias,
      target,
      minify: !isDevelopment,
      jsxDev: isDevelopment,
      define: {
        ...define({ ...constants, __PRERENDER__: false }),
        'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"',
      },
    },
  );
  return text('.js');
}

/**
 * The app's module as it is served. Its styles come in here, so that they can be bundled at the
 * same time.
 *
 * @param {string} bundled
 * @param {string} styles what it adds to the page
 * @param {{ isDevelopment: boolean }} mode
 * @returns {Promise<{ text: string, file: string }>} its text, and its name in `assets/`
 */
export async function finishApp(bundled, styles, { isDevelopment }) {
  const whole = `const __LATE_STYLES__ = ${JSON.stringify(styles)};\n${bundled}`;
  const text = isDevelopment ? whole : await minifyScript(whole, { isModule: true });
  return { text, file: `app-${fingerprint(text)}.js` };
}

/**
 * An inline script: `boot` for every page, `fit-address` for pages in two files.
 *
 * @param {object} options
 * @param {'boot' | 'fit-address'} options.name
 * @param {Record<string, unknown>} options.constants
 * @param {boolean} options.isDevelopment
 * @returns {Promise<string>}
 */
export async function bundleInlineScript({ name, constants, isDevelopment }) {
  const { text } = await bundle(
    name,
    { isDevelopment },
    {
      entryPoints: [`src/boot/${name}.ts`],
      format: 'iife',
      // Without the words "use strict", which cost more than they are worth in a checked script.
      tsconfigRaw: { compilerOptions: { strict: false } },
      target,
      minify: !isDevelopment,
      define: define(constants),
    },
  );
  const script = text('.js').trim();
  return isDevelopment ? script : minifyScript(script, { isModule: false });
}
