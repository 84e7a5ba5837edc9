// Real web servers, with the configuration that an operator would write.
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer, listen } from '../../src/builder/server';
import { eventually } from '../support/drive/wait';
import { stopProcess } from '../support/run/processes';
import { findProgram } from '../support/run/programs';

interface Setting {
  /** The folder with the samples of `npm run hosting`, further configuration, and logs. */
  configFolder: string;
  /** The folder that the server serves. It contains the site below `base`. */
  root: string;
  base: string;
}

export interface WebServer {
  name: string;
  /** Undefined for the server of `npm start`, which runs in this process. */
  program?: string;
  /** The compressed copies that the server sends. */
  encodings: readonly ('br' | 'gzip')[];
  /** Writes the configuration, and returns the command that starts the server. */
  configure?: (setting: Setting & { port: number }) => Promise<string[]> | string[];
}

export const localServer: WebServer = { name: 'the local server', encodings: ['br', 'gzip'] };

export const servers: readonly WebServer[] = [
  localServer,
  {
    name: 'nginx',
    program: 'nginx',
    encodings: ['gzip'],
    async configure({ configFolder, root, base, port }) {
      const file = join(configFolder, 'main.conf');
      const log = join(configFolder, 'error.log');
      const sample = await readFile(join(configFolder, 'nginx.conf'), 'utf8');
      const listen = `listen 127.0.0.1:${port};`;
      const site = sample
        .replace(/listen 80;\s+listen \[::\]:80;/, listen)
        .replace('root /srv/www', `root ${root}`);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      await writeFile(
        file,
        `daemon off; pid ${configFolder}/nginx.pid; error_log ${log};
events {}
http {
${folders.map((name) => `${name}_temp_path ${configFolder}/${name};`).join('\n')}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${base === '/' ? site : `server { ${listen} root ${root};\n${site}}`}
}
`,
      );
      return ['nginx', '-e', log, '-c', file];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    encodings: ['br', 'gzip'],
    async configure({ configFolder, root, base, port }) {
      const folders = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map(
        (key) => `${key}=${configFolder}`,
      );
      const admin = `CADDY_ADMIN=unix/${configFolder}/caddy.sock`;
      const site = [`SITE_ADDRESS=http://127.0.0.1:${port}`, `SITE_ROOT=${root}`];
      const domain = join(configFolder, 'domain');
      const rest = `handle {\n\t\troot * ${root}\n\t\tfile_server\n\t}`;
      await writeFile(domain, `{$SITE_ADDRESS} {\n\timport Caddyfile\n\t${rest}\n}\n`);
      const file = base === '/' ? join(configFolder, 'Caddyfile') : domain;
      const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
      return ['env', ...folders, admin, ...site, ...command];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    encodings: ['br', 'gzip'],
    async configure({ configFolder, root, port }) {
      const file = join(configFolder, 'apache.conf');
      const modules = 'mpm_event authz_core dir mime autoindex filter deflate headers rewrite';
      const lines = modules
        .split(' ')
        .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      await writeFile(
        file,
        `${lines.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${configFolder}/apache.pid
DefaultRuntimeDir ${configFolder}
ErrorLog ${configFolder}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/javascript text/plain
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`,
      );
      return ['apache2', '-X', '-f', file];
    },
  },
];

export async function startServer({ name, configure }: WebServer, setting: Setting) {
  const { root, base } = setting;
  const local = createSiteServer({ folder: join(root, base), base });
  const port = await listen(local, 0);
  const origin = `http://127.0.0.1:${port}`;
  const close = () => promisify(local.close.bind(local))();
  if (!configure) return { origin, stop: () => close().then(() => '') };
  // The other server takes the port of the local server.
  await close();
  const [program = '', ...args] = await configure({ ...setting, port });
  const child = spawn(findProgram(program), args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  /** Stops the server, and returns everything that it has printed. */
  const stop = async () => {
    await stopProcess(child);
    return output;
  };
  await eventually(`${name} answers`, () => fetch(origin)).catch(async (error) => {
    throw new Error(`${error.message}\n${await stop()}`);
  });
  return { origin, stop };
}
