// The content security policy, one object for the meta element and for every host's headers.

/** SHA-256 hashes, base64, of everything inline on any page. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const sources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`).join(' ');

/** Directives that a meta element can carry. All pages share one policy. */
export function cspDirectives({ scripts, styles }: InlineHashes): Record<string, string> {
  return {
    'default-src': "'none'",
    // 'self' is for the app's module: 'strict-dynamic' would block its import.
    'script-src': `'self' ${sources(scripts)}`,
    'style-src': sources(styles),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // The app fetches the pages it shows.
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
}

/** A policy as text. */
export function cspText(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
