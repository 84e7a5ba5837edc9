// A site of the same shape as the real one, made in milliseconds, for tests of servers.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostFiles } from '../../src/hosting/hosts';
import { fixedDirectives } from '../../src/hosting/policy';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** The words are in every page's heading and inline script. */
export async function writeSmallSite(folder: string, words = 'one') {
  const version = createHash('sha256').update(words).digest('hex').slice(0, 8);
  const app = `assets/app-${version}.js`;
  const style = 'h1{color:red}';
  const script = `document.documentElement.className='js';
const load=()=>import('/${app}');
document.querySelector('[data-app]').onclick=load;/*${words}*/`;
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' 'sha256-${sha256(script)}'`,
    'style-src': `'sha256-${sha256(style)}'`,
    ...fixedDirectives,
  };
  const csp = Object.entries(directives).map((entry) => entry.join(' '));
  const page = (title: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp.join('; ')}">
<title>${title}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head>
<body><main><h1>${title}, ${words}</h1><button data-app>Open</button></main>
<script>${script}</script></body>
</html>${' '.repeat(1000)}`;
  const files: Record<string, string> = {
    'index.html': page('Home'),
    'team/index.html': page('Team'),
    '404.html': page('Not found'),
    [app]: `document.title='app, ${words}';performance.mark('app-started');${' '.repeat(1000)}`,
    [`assets/ceo-${version}-400.avif`]: 'photo',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *',
    'site.webmanifest': '{}',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
    ...(await hostFiles('/')),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
    if (!/\.(html|js|svg|webmanifest)$/.test(name)) continue;
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(text));
    await writeFile(join(folder, `${name}.gz`), gzipSync(text));
  }
}
