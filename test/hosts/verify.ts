// `npm run verify -- https://www.firm.com`: whether a host sends what is in dist, as it should. What
// the pages show and do is proved by `npm test`.
import { resolve } from 'node:path';
import { readFolder } from '../../src/build/files';
import { cacheControl, configFiles, headersAt } from '../../src/build/hosting/headers';

/** Types that some hosts do not know. */
const types: Record<string, string> = {
  html: 'text/html',
  svg: 'image/svg+xml',
  avif: 'image/avif',
};

/** Files that are not for visitors, or that hosts send only with a status of their own. */
const isUnseen = (file: string) =>
  configFiles.includes(file) || /^(404|500)\.html$|\.(br|gz)$/.test(file);

/**
 * One line for each answer that is wrong.
 *
 * @param site address of the landing page, with a slash at its end
 * @param folder with the files that the host should send
 */
export async function checkHost(site: string, folder: string): Promise<string[]> {
  const files = await readFolder(folder);
  const faults = new Set<string>();

  async function judge(path: string, file: string, status = 200): Promise<void> {
    const isAsset = path.startsWith('assets/');
    const [ending = ''] = /\w+$/.exec(file) ?? [];
    const wanted = {
      ...headersAt(new URL(site).pathname),
      'Cache-Control': isAsset ? cacheControl.assets : cacheControl.others,
      'Content-Type': types[ending] ?? '',
      'Content-Encoding': '',
    };
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(site + path, { headers: { 'accept-encoding': encoding } });
      const body = Buffer.from(await answer.arrayBuffer());
      // Each host has gzip. Errors and short texts may be sent as they are.
      const isText = status === 200 && /html|js|svg/.test(ending) && body.length > 1400;
      const isPacked = isText && encoding === 'gzip';
      if (isPacked) wanted['Content-Encoding'] = 'gzip';
      const what = `${site}${path}, ${encoding}:`;
      if (answer.status !== status) faults.add(`${what} status ${answer.status}, not ${status}`);
      else if (!files[file]?.equals(body)) faults.add(`${what} not the ${file} of dist`);
      for (const [name, value] of Object.entries(wanted)) {
        const found = answer.headers.get(name) ?? '';
        // A host may say more.
        if (!found.includes(value)) faults.add(`${what} ${name} is "${found}", not "${value}"`);
      }
      wanted['Content-Encoding'] = '';
    }
  }

  for (const file of Object.keys(files).filter((file) => !isUnseen(file)))
    await judge(encodeURI(file.replace(/(^|\/)index\.html$/, '$1')), file);
  await judge('verify/no/such-page', '404.html', 404);
  const bare = `${site}team?utm=1`;
  const { url } = await fetch(bare);
  if (![bare, `${site}team/?utm=1`].includes(url)) faults.add(`${bare} leads to ${url}`);
  const plain = await fetch(site.replace(/^https:/, 'http:'));
  if (plain.url !== site) faults.add(`visitors by http arrive at ${plain.url}`);
  return [...faults];
}

if (resolve(process.argv[1] ?? '') === import.meta.filename) {
  const [address = ''] = process.argv.slice(2);
  const site = new URL(`${address.replace(/\/*$/, '')}/`).href;
  const faults = await checkHost(site, 'dist');
  console.log(faults.join('\n') || `${site} sends what is in dist, as it should.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
