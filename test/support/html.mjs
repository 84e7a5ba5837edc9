import { Window } from 'happy-dom';

/**
 * A document from HTML text; nothing in it runs or loads.
 *
 * @param {string} html
 * @returns {Document}
 */
export function parseHTML(html) {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  return /** @type {Document} */ (/** @type {unknown} */ (document));
}
