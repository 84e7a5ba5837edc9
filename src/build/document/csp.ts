import { hash } from 'node:crypto';

/** Hashes of a document's inline scripts or styles. */
const hashes = (html: string, elements: RegExp) =>
  Array.from(
    html.matchAll(elements),
    ([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`,
  ).join(' ');

/**
 * The content security policy of a finished document, for its meta element. No header repeats it: a
 * header also applies to the firm's own pages, and after the next build its hashes would block our
 * scripts.
 */
export function contentSecurityPolicy(html: string): string {
  // Data blocks (JSON-LD) need no hash.
  const scripts = /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
  return [
    "default-src 'none'",
    // 'self' lets the inline script import the app. 'strict-dynamic' would not.
    `script-src 'self' ${hashes(html, scripts)}`,
    `style-src ${hashes(html, /<style[^>]*>(.*?)<\/style>/gs)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Lighthouse reads robots.txt from the page, and a page in development hears of the next build.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
