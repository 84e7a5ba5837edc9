// Real web servers, configured as an operator would, with what the build writes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverFiles } from '../../src/build/hosting/hosts';
import { findFreePort } from '../support/drive/launch';
import { eventually } from '../support/drive/wait';
import { findProgram } from '../support/run/programs';

interface Setting {
  /** For configuration and logs. */
  folder: string;
  /** What the server publishes. The site is in it, or in a folder of it. */
  root: string;
  /** Path of the site, with slashes at both ends. */
  base: string;
  port: number;
}

/** A path of the site at which a server answers with 503, as when it runs out of files or memory. */
export const failingPath = 'failing/';

function configureNginx({ folder, root, base, port }: Setting) {
  const failing = `location = ${base}${failingPath} { return 503; }`;
  const { 'nginx.conf': template } = serverFiles(base);
  const site = template
    .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
    .replace('root /srv/www;', `root ${root};\n${failing}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http {
${temporary.join('\n')}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${site}
}`;
}

const configureCaddy = ({ root, base, port }: Setting) =>
  serverFiles(base)
    .Caddyfile.replace('www.firm.com', `http://127.0.0.1:${port}`)
    .replace('root * /srv/www', `root * ${root}\nerror ${base}${failingPath} 503`);

function configureApache({ folder, root, base, port }: Setting) {
  appendFileSync(join(root, base, '.htaccess'), `\nRedirectMatch 503 ^${base}${failingPath}$\n`);
  const modules =
    'mpm_event authz_core alias dir mime autoindex filter deflate headers rewrite setenvif';
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
  nginx: { template: 'nginx.conf', configure: configureNginx, args: '-e stderr -c' },
  caddy: {
    template: 'Caddyfile',
    configure: configureCaddy,
    args: 'run --adapter caddyfile --config',
  },
  apache2: { template: 'apache.conf', configure: configureApache, args: '-X -f' },
};

export type ServerName = keyof typeof servers;

/** Starts a server. `stop` returns everything that it has printed or logged. */
export async function startServer(name: ServerName, place: Omit<Setting, 'port'>) {
  const { folder } = place;
  const { template, configure, args: start } = servers[name];
  // `npm test` prints this line where a test has failed.
  console.log(`What ${name} sends is set in src/build/hosting: templates/${template}, headers.ts`);
  const port = await findFreePort();
  const file = join(folder, 'config');
  mkdirSync(folder);
  writeFileSync(file, configure({ ...place, port }));
  const args = [...start.split(' '), file];
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { ...process.env, ...home, CADDY_ADMIN: `unix/${folder}/caddy.sock` };
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
