// Real web servers, configured as an operator would with a file of `npm run hosting`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverConfigs } from '../../src/build/hosting/hosts';
import { findFreePort } from '../support/drive/launch';
import { eventually } from '../support/drive/wait';
import { findProgram } from '../support/run/programs';

interface Setting {
  /** For configuration and logs. */
  folder: string;
  /** The folder that the server serves. It contains the site below `base`. */
  root: string;
  base: string;
  port: number;
}

/** A path at which a server answers with 503, as it does without files or memory left. */
export const failingPath = 'failing/';

type Samples = Awaited<ReturnType<typeof serverConfigs>>;

async function configureNginx(
  { folder, root, base, port }: Setting,
  { 'nginx.conf': sample }: Samples,
) {
  const listen = `listen 127.0.0.1:${port};`;
  const site = sample
    .replace(/listen 80;\s+listen \[::\]:80;/, listen)
    .replace('root /srv/www', `location = ${base}${failingPath} { return 503; }\nroot ${root}`);
  // A second site on the same domain.
  const language = await serverConfigs('/de/', 'https://example.com');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http {
${temporary.join('\n')}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${base === '/' ? site : `server { ${listen} root ${root};\n${site}${language['nginx.conf']}}`}
}`;
}

function configureCaddy({ folder, root, base }: Setting, { Caddyfile }: Samples) {
  const failing = `\t\thandle ${base}${failingPath} {\n\t\t\terror 503\n\t\t}\n`;
  const sample = Caddyfile.replace('\t\thandle @public', `${failing}$&`);
  if (base === '/') return sample;
  writeFileSync(join(folder, 'site.caddy'), sample);
  const rest = `handle {\n\t\troot * ${root}\n\t\tfile_server\n\t}`;
  return `{$SITE_ADDRESS} {\n\timport site.caddy\n\t${rest}\n}\n`;
}

function configureApache({ folder, root, base, port }: Setting) {
  const failing = `\nRewriteRule ^${failingPath}$ - [R=503,L]\n`;
  appendFileSync(join(root, base, '.htaccess'), failing);
  const modules = 'mpm_event authz_core dir mime autoindex filter deflate headers rewrite';
  const lines = modules
    .split(' ')
    .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  return `${lines.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/javascript text/plain
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride FileInfo AuthConfig Limit
  Require all granted
</Directory>`;
}

/** How to configure and start each server. */
const servers = {
  nginx: { configure: configureNginx, args: '-e stderr -c' },
  caddy: { configure: configureCaddy, args: 'run --adapter caddyfile --config' },
  apache2: { configure: configureApache, args: '-X -f' },
};

export type ServerName = keyof typeof servers;

/** Starts a server. `stop` returns everything that it has printed or logged. */
export async function startServer(name: ServerName, place: Omit<Setting, 'port'>) {
  const { folder, root, base } = place;
  const port = await findFreePort();
  const samples = await serverConfigs(base, 'https://example.com');
  const file = join(folder, 'config');
  mkdirSync(folder);
  writeFileSync(file, await servers[name].configure({ ...place, port }, samples));
  const args = [...servers[name].args.split(' '), file];
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const site = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root };
  const env = { ...process.env, ...home, ...site, CADDY_ADMIN: `unix/${folder}/caddy.sock` };
  const child = spawn(findProgram(name), args, { env, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return output + (await readFile(join(folder, 'log'), 'utf8').catch(() => ''));
  };
  const origin = `http://127.0.0.1:${port}`;
  await eventually(`${name} answers`, () => fetch(origin)).catch(async (error) => {
    throw new Error(`${error.message}\n${await stop()}`);
  });
  return { origin, stop };
}
