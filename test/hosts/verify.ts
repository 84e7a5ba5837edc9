// `npm run verify -- https://www.firm.com`: whether a host sends the files of dist, with their headers. What
// the pages show and do is proved by `npm test`.
import { resolve } from 'node:path';
import { type Files, readFolder } from '../../src/build/files';
import { cacheControl, configFiles, headersAt, textTypes } from '../../src/build/hosting/headers';

/** Types that browsers insist on. Some hosts say application/javascript, or text/xml. */
const types: Record<string, string> = {
  ...textTypes,
  js: '/javascript',
  xml: '/xml',
  avif: 'image/avif',
};

/** Files that are not for visitors, or that hosts send only with a status of their own. */
const isUnseen = (file: string) =>
  configFiles.includes(file) || /^(404|500)\.html$|\.(br|gz)$/.test(file);

/** Where what a host sends can be changed. */
const advice = `If you have built dist since, upload it again. What a host sends is set by dist/_headers (Netlify,
Cloudflare Pages), dist/vercel.json, dist/firebase.json, dist/staticwebapp.config.json (Azure),
dist/.htaccess (Apache), or your copy of servers/nginx.conf or servers/Caddyfile. docs/hosting.md has
the other hosts.`;

/** A host that does not answer, or an untrusted certificate, has a code. */
function explain(error: Error): string {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  const reason = cause?.code ?? cause?.message ?? error.message;
  return /CERT|SIGNATURE/.test(reason)
    ? `has a certificate that Node does not trust: ${reason}`
    : `cannot be read: ${reason}`;
}

/** Gives up after a while, because a damaged answer may never end. */
const get = (address: string, encoding = 'identity') =>
  fetch(address, {
    headers: { 'accept-encoding': encoding },
    signal: AbortSignal.timeout(20_000),
  });

const arrival = (address: string) => get(address).then(({ url }) => `leads to ${url}`, explain);

/**
 * One line for each fault, with the paths that have it.
 *
 * @param address of the landing page
 * @param folder with the files that the host should send
 */
export async function checkHost(
  address: string,
  folder: string,
  onProgress = (_line: string): unknown => undefined,
) {
  if (!/^https?:\/\/./.test(address))
    return ['Write the address as in a browser: https://www.firm.com'];
  const { origin, pathname, port } = new URL(address.replace(/\/*$/, '/'));
  const site = origin + pathname;
  const files: Files = await readFolder(folder).catch(() => ({}));
  const [base] = String(files._headers ?? '').split('*');
  if (!base) return [`${folder} has no site: run npm run build first.`];
  if (base !== pathname) return [`${folder} was built with --base=${base}, not ${pathname}`];
  const first = await arrival(site);
  if (!first.startsWith('leads')) return [`${site} ${first}`];

  const faults = new Map<string, Set<string>>();
  const note = (fault: string, path: string) =>
    faults.set(fault, (faults.get(fault) ?? new Set()).add(pathname + path));

  async function judge(encoding: string, path: string, file: string, status = 200) {
    const answer = await get(site + path, encoding);
    const body = Buffer.from(await answer.arrayBuffer());
    const [ending = ''] = /\w+$/.exec(file) ?? [];
    // Each host has gzip. Errors and short texts may be sent as they are.
    const isText = status === 200 && /html|js|svg/.test(ending) && body.length > 1400;
    const isAsset = path.startsWith('assets/');
    if (answer.status !== status) note(`status ${answer.status}, not ${status}`, path);
    else if (!body.equals(Buffer.from(files[file] ?? '')))
      note(`not ${file} of dist (${encoding})`, path);
    for (const [name, wanted] of Object.entries({
      ...headersAt(pathname),
      'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others,
      'Content-Type': types[ending] ?? '',
      'Content-Encoding': isText && encoding === 'gzip' ? 'gzip' : '',
    })) {
      const found = answer.headers.get(name) ?? '';
      // A host may say more, but a second policy forbids what ours allows.
      const isPolicy = name === 'Content-Security-Policy';
      if (isPolicy ? found === wanted : found.includes(wanted)) continue;
      const state = found ? `is "${found}", not` : 'is missing: it should be';
      note(`${name} ${state} "${wanted}"`, path);
    }
    for (const name of ['X-Robots-Tag', 'Set-Cookie'])
      if (answer.headers.has(name) && !(name in headersAt(pathname)))
        note(`the host adds ${name}`, path);
    // A redirect may add a slash.
    const query = path.split('?')[1] ?? '';
    if (!answer.url.endsWith(query)) note(`the query is lost in ${answer.url}`, path);
  }

  const jobs: [path: string, file: string, status?: number][] = [
    ...Object.keys(files)
      .filter((file) => !isUnseen(file))
      .map((file): [string, string] => [encodeURI(file.replace(/(^|\/)index\.html$/, '$1')), file]),
    ['team?utm=1', 'team/index.html'],
    ['verify-page', '404.html', 404],
    ['verify/no/such-page', '404.html', 404],
  ];
  const count = jobs.length;
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const [path] = job;
      for (const encoding of ['br', 'gzip', 'identity'])
        await judge(encoding, ...job).catch((error) => note(explain(error), path));
      onProgress(`${count - jobs.length} of ${count}`);
    }
  }
  // As many as a browser asks for at a time. More may look like an attack.
  await Promise.all(Array.from({ length: 6 }, work));

  const lines = [...faults].map(([fault, paths]) => {
    const more = paths.size > 6 ? ` and ${paths.size - 6} more` : '';
    return `${fault}: ${[...paths].slice(0, 6).join(' ')}${more}`;
  });
  // A site with a port has no address without https.
  const plain = port ? site : site.replace(/^https:/, 'http:');
  const found = await arrival(plain);
  if (found !== `leads to ${site}`) lines.push(`${plain} ${found}; it should lead to ${site}`);
  return lines.length > 0 ? [...lines, '', advice] : [];
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const [address = ''] = process.argv.slice(2);
  const faults = await checkHost(
    address,
    'dist',
    (line) => process.stderr.isTTY && process.stderr.write(`\r${line} `),
  );
  console.log(`\n${faults.join('\n') || `${address} sends what is in dist, as it should.`}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
