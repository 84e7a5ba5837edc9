// Gives Node the globals of a page. Node preloads this file before React reads the globals.
import { Window } from 'happy-dom';

declare global {
  /** Whether components render as at build time: `__PRERENDER__` in unit tests. */
  var isPrerendering: boolean;
  /** The app's module: `__APP_FILE__` in unit tests. */
  var appFile: string;
}

/** Globals of Node that the code of a page cannot use. */
const replaced = 'document navigator location history self Event ErrorEvent FormData'.split(' ');

/** Methods that must be called on their window. */
const bound = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'] as const;

const window = new Window({ url: 'http://localhost/' });
for (const key of Object.getOwnPropertyNames(window)) {
  if (key in globalThis && !replaced.includes(key)) continue;
  const value: unknown = Reflect.get(window, key);
  Object.defineProperty(globalThis, key, { value, writable: true, configurable: true });
}
Object.assign(globalThis, {
  ...Object.fromEntries(bound.map((key) => [key, window[key].bind(window)])),
  window: globalThis,
  isPrerendering: true,
  appFile: 'app.js',
  IS_REACT_ACT_ENVIRONMENT: true,
});
