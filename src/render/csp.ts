import { createHash } from 'node:crypto';
import { fixedDirectives } from '../hosting/policy';

/** Sources of the inline elements of a document, as a policy lists them. */
function hashes(html: string, elements: RegExp) {
  return [...html.matchAll(elements)]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ');
}

/** The content security policy that a finished document needs. Data blocks (JSON-LD) need none. */
export function contentSecurityPolicy(html: string): string {
  const scripts = /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
  const directives = {
    'default-src': "'none'",
    // 'self' is for the app's module: 'strict-dynamic' would block its import.
    'script-src': `'self' ${hashes(html, scripts)}`,
    'style-src': hashes(html, /<style>(.*?)<\/style>/gs),
    ...fixedDirectives,
  };
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}
