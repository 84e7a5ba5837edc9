// Real web servers, configured as an operator would, with what dist has.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFreePort } from '../support/drive/launch';
import { eventually } from '../support/drive/wait';
import { findProgram } from '../support/run/programs';

interface Setting {
  /** For configuration and logs. */
  folder: string;
  /** The site. */
  root: string;
  port: number;
}

/** A path at which a server answers with 503, as it does when it runs out of files or memory. */
export const failingPath = 'failing/';

function configureNginx({ folder, root, port }: Setting) {
  const failing = `location = /${failingPath} { return 503; }`;
  const site = readFileSync(join(root, '.nginx.conf'), 'utf8')
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

const configureCaddy = ({ root, port }: Setting) =>
  readFileSync(join(root, '.Caddyfile'), 'utf8')
    .replace('www.firm.com', `http://127.0.0.1:${port}`)
    .replace('root * /srv/www', `root * ${root}\nerror /${failingPath} 503`);

function configureApache({ folder, root, port }: Setting) {
  appendFileSync(join(root, '.htaccess'), `\nRedirectMatch 503 ^/${failingPath}$\n`);
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
  nginx: { configure: configureNginx, args: '-e stderr -c' },
  caddy: { configure: configureCaddy, args: 'run --adapter caddyfile --config' },
  apache2: { configure: configureApache, args: '-X -f' },
};

export type ServerName = keyof typeof servers;

/** Starts a server. `stop` returns everything that it has printed or logged. */
export async function startServer(name: ServerName, place: Omit<Setting, 'port'>) {
  const { folder } = place;
  const port = await findFreePort();
  const file = join(folder, 'config');
  mkdirSync(folder);
  writeFileSync(file, servers[name].configure({ ...place, port }));
  const args = [...servers[name].args.split(' '), file];
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
