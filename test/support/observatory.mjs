// HTTP Observatory's score, from its published rules
// (https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js and
// src/analyzer/tests), for a site on https whose port 80 redirects to it on the same host.

/** Below it, bonuses do not count. */
const minimumForBonuses = 90;

const broadSources = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];

/**
 * Directives of several policies; what stands in more than one of them is joined.
 *
 * @param {readonly string[]} policies
 */
function parseCsp(policies) {
  /** @type {Map<string, Set<string>>} */
  const directives = new Map();
  for (const policy of policies) {
    for (const directive of policy.split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/);
      if (!name) continue;
      const known = directives.get(name.toLowerCase()) ?? new Set();
      directives.set(name.toLowerCase(), new Set([...known, ...sources]));
    }
  }
  return directives;
}

/** @param {readonly string[]} policies */
function scoreCsp(policies) {
  const csp = parseCsp(policies);
  if (csp.size === 0) return -25;
  const of = (/** @type {string} */ name) => [
    ...(csp.get(name) ?? csp.get('default-src') ?? new Set(['*'])),
  ];
  const hasHash = (/** @type {string[]} */ list) =>
    list.some((source) => /^'(sha|nonce)/.test(source));
  const isUnsafe = (/** @type {string[]} */ list) =>
    list.some((source) => [...broadSources, 'data:'].includes(source)) ||
    (list.includes("'unsafe-inline'") && !hasHash(list));
  const scripts = of('script-src');
  const styles = of('style-src');
  if (isUnsafe(scripts) || of('object-src').some((source) => broadSources.includes(source))) {
    return -20;
  }
  const everything = [...csp.values()].flatMap((sources) => [...sources]);
  if (everything.some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (isUnsafe(styles)) return 0;
  const defaults = csp.get('default-src');
  return defaults?.has("'none'") && defaults.size === 1 ? 10 : 5;
}

/**
 * Points and grade of a page.
 *
 * @param {ReadonlyMap<string, string>} headers of the response, names in lower case
 * @param {string} html
 */
export function scoreObservatory(headers, html) {
  const get = (/** @type {string} */ name) => (headers.get(name) ?? '').toLowerCase();
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  const header = headers.get('content-security-policy');
  const ancestors = parseCsp([header ?? '']).get('frame-ancestors');
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const hstsSeconds = Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1] ?? 0);
  const referrer = get('referrer-policy');
  const corp = get('cross-origin-resource-policy');
  const points = {
    csp: scoreCsp([header ?? '', meta ?? ''].filter(Boolean)),
    cookies: headers.has('set-cookie') ? -20 : 0,
    cors: headers.has('access-control-allow-credentials') ? -50 : 0,
    referrer: !referrer
      ? 0
      : /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(referrer)
        ? 5
        : -5,
    hsts: hstsSeconds >= 15_768_000 ? 0 : hstsSeconds > 0 ? -10 : -20,
    integrity:
      scripts.length === 0 ? 0 : scripts.every((tag) => tag.includes('integrity=')) ? 5 : 0,
    sniffing: get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing:
      ancestors && ![...ancestors].some((source) => broadSources.includes(source))
        ? 5
        : /^(deny|sameorigin)$/.test(get('x-frame-options'))
          ? 0
          : -20,
    corp: /^same-(origin|site)$/.test(corp) ? 10 : 0,
  };
  const values = Object.values(points);
  const base = values.reduce((sum, value) => sum + Math.min(value, 0), 100);
  const bonuses = values.reduce((sum, value) => sum + Math.max(value, 0), 0);
  const score = Math.max(0, base >= minimumForBonuses ? base + bonuses : base);
  return { score, grade: gradeOf(score), points };
}

/** @param {number} score */
function gradeOf(score) {
  const steps = /** @type {const} */ ([
    [100, 'A+'],
    [90, 'A'],
    [85, 'A-'],
    [80, 'B+'],
    [70, 'B'],
    [65, 'B-'],
    [60, 'C+'],
    [50, 'C'],
    [45, 'C-'],
    [40, 'D+'],
    [30, 'D'],
    [25, 'D-'],
  ]);
  return steps.find(([least]) => score >= least)?.[1] ?? 'F';
}
