// Comes before unit tests: gives Node the globals of a page. vanilla-extract needs a file, to which
// the styles belong.
import { register } from 'node:module';
import '@vanilla-extract/css/disableRuntimeStyles';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { Window } from 'happy-dom';

setFileScope('test');
// A logo is a module with its address, as in the build.
const loadLogo = `export const load = (url, context, next) => url.endsWith('.svg')
  ? { format: 'module', source: 'export default "/logo.svg"', shortCircuit: true }
  : next(url, context)`;
register(`data:text/javascript,${encodeURIComponent(loadLogo)}`);

/** Globals of Node that are replaced, because the site and Testing Library need those of a page. */
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
  __BASE__: '/sub/',
  __TEXT_PAGES__: [],
  IS_REACT_ACT_ENVIRONMENT: true,
});
