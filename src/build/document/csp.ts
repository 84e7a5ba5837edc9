import { hash } from 'node:crypto';

const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`).join(' ');

/**
 * The content security policy of a document, for its meta element. No header repeats it: a header
 * also applies to the firm's own pages, and after the next build its hashes would block our scripts.
 *
 * @param scripts the inline scripts; data blocks (JSON-LD) need no hash
 */
export const contentSecurityPolicy = (scripts: readonly string[], styles: readonly string[]) =>
  [
    "default-src 'none'",
    // 'self' lets the inline script import the app. 'strict-dynamic' would not.
    `script-src 'self' ${hashes(scripts)}`,
    `style-src ${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    // Lighthouse reads robots.txt from the page, and a page in development hears of the next build.
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
