import { createHash } from 'node:crypto';
import type { Answer } from '../support/http';

/** Script elements of other types hold data, which no policy blocks. */
const isCode = (attributes: string) =>
  !/\stype=/.test(attributes) ||
  /\stype="?(module|text\/javascript|speculationrules)/.test(attributes);

const entities: Readonly<Record<string, string>> = { '&#39;': "'", '&#x27;': "'", '&quot;': '"' };

/** Inline scripts and styles of a served page that its meta policy or its headers forbid. */
export function inlineCodeProblems({ headers, body }: Answer): string[] {
  const html = String(body);
  const meta = /http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const policy = meta.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
  const directives = new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const problems: string[] = [];
  const header = String(headers['content-security-policy']);
  const needsHash = /(?:^|;)\s*(default|script|style)-src/.exec(header);
  if (needsHash) problems.push(`the header has ${needsHash[1]}-src`);
  let count = 0;
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(
    /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g,
  )) {
    if (!text || !isCode(attributes)) continue;
    count += 1;
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    if (!directives.get(`${tag}-src`)?.includes(hash)) {
      problems.push(`<${tag}> ${text.slice(0, 40)}: ${hash} is not in its ${tag}-src`);
    }
  }
  if (count === 0) problems.push('no inline script or style was found');
  return problems;
}
