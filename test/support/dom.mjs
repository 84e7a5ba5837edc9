// Gives Node the globals of a page; preloaded with `--import`, before React looks for them.
import { Window } from 'happy-dom';

/** Node has something of these names too, which a page's code cannot use. */
const replaced = ['document', 'navigator', 'location', 'history', 'self', 'Event', 'FormData'];

/** Methods that expect to be called on their window. */
const bound = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia'];

const window = new Window({ url: 'http://localhost/' });
const source = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
for (const key of Object.getOwnPropertyNames(window)) {
  if (key in globalThis && !replaced.includes(key)) continue;
  Object.defineProperty(globalThis, key, {
    value: source[key],
    writable: true,
    configurable: true,
  });
}
Object.assign(globalThis, {
  ...Object.fromEntries(bound.map((key) => [key, source[key].bind(window)])),
  window: globalThis,
  IS_REACT_ACT_ENVIRONMENT: true,
});
