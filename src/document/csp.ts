import { hash } from 'node:crypto';
import { fixedDirectives, serializeCsp } from '../hosting/headers';

/** Hashes of a document's inline scripts or styles. */
function hashes(html: string, elements: RegExp) {
  return [...html.matchAll(elements)]
    .map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`)
    .join(' ');
}

/** The content security policy of a finished document. Data blocks (JSON-LD) need no hash. */
export function contentSecurityPolicy(html: string): string {
  const scripts = /<script(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;
  return serializeCsp({
    'default-src': "'none'",
    // 'self' is for the app's module, whose import 'strict-dynamic' would block.
    'script-src': `'self' ${hashes(html, scripts)}`,
    'style-src': hashes(html, /<style>(.*?)<\/style>/gs),
    ...fixedDirectives,
  });
}

/**
 * Adds a policy to a page from `static` that brings none: everything comes from the site, and inline scripts are
 * those that the page has now. Inline styles stay allowed, because word processors write them.
 */
export function addPolicy(html: string): string {
  if (/http-equiv=["']?content-security-policy/i.test(html)) return html;
  const scripts = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gis;
  const policy = serializeCsp({
    'default-src': "'self'",
    'script-src': `'self' ${hashes(html, scripts)}`.trim(),
    'style-src': "'self' 'unsafe-inline'",
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/(?=<title)/i, meta);
}
