// Real web servers, each with the configuration that an operator would give it.
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer, listen } from '../../src/build/server';
import { end } from '../support/launch';
import { until } from '../support/page';

interface Setting {
  /** A folder with the samples for servers, and for other configuration and logs. */
  scratch: string;
  /** The server's root, with the site in it or in a folder of it. */
  root: string;
  base: string;
}

export interface WebServer {
  name: string;
  /** Undefined: the local server of `npm start`, in this process. */
  program?: string;
  /** If it is not called as its program. */
  debianPackage?: string;
  /** What its configuration promises; undefined: it keeps no promise but to serve the pages. */
  encodings?: readonly ('br' | 'gzip')[];
  /** Its configuration is outside dist. */
  hasSample?: boolean;
  /** Writes what is missing of its configuration and returns the command. */
  configure?: (setting: Setting & { port: number }) => Promise<string[]> | string[];
}

const apache = (name: string, modules: readonly string[]): WebServer => ({
  name,
  program: 'apache2',
  async configure({ scratch, root, port }) {
    const file = join(scratch, 'apache.conf');
    const load = ['mpm_event', 'authz_core', 'dir', 'mime', 'autoindex', 'filter', 'deflate'];
    const lines = [...load, ...modules].map(
      (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
    );
    await writeFile(
      file,
      `${lines.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/apache.pid
DefaultRuntimeDir ${scratch}
ErrorLog ${scratch}/error.log
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
});

export const servers: readonly WebServer[] = [
  { name: 'the local server', encodings: ['br', 'gzip'] },
  {
    name: 'nginx',
    program: 'nginx',
    debianPackage: 'nginx-light',
    encodings: ['gzip'],
    hasSample: true,
    async configure({ scratch, root, port }) {
      const file = join(scratch, 'main.conf');
      const log = join(scratch, 'error.log');
      const sample = await readFile(join(scratch, 'nginx.conf'), 'utf8');
      const site = sample
        .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${port};`)
        .replace('root /srv/www', `root ${root}`);
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      await writeFile(
        file,
        `daemon off; pid ${scratch}/nginx.pid; error_log ${log};
events {}
http {
${folders.map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n')}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${site}}
`,
      );
      return ['nginx', '-e', log, '-c', file];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    encodings: ['br', 'gzip'],
    hasSample: true,
    configure({ scratch, root, port }) {
      const folders = ['HOME', 'XDG_DATA_HOME', 'XDG_CONFIG_HOME'].map(
        (key) => `${key}=${scratch}`,
      );
      const admin = `CADDY_ADMIN=unix/${scratch}/caddy.sock`;
      const site = [`SITE_ADDRESS=http://127.0.0.1:${port}`, `SITE_ROOT=${root}`];
      const command = ['caddy', 'run', '--config', join(scratch, 'Caddyfile')];
      return ['env', ...folders, admin, ...site, ...command];
    },
  },
  { ...apache('Apache', ['headers', 'rewrite']), encodings: ['br', 'gzip'] },
  apache('Apache without mod_headers and mod_rewrite', []),
];

/** Starts a server on a port of its own, and waits until it answers. */
export async function startServer({ name, configure }: WebServer, setting: Setting) {
  const { root, base } = setting;
  const local = createSiteServer({ folder: join(root, base), base });
  const port = await listen(local, 0);
  const origin = `http://127.0.0.1:${port}`;
  const close = () => promisify(local.close.bind(local))();
  if (!configure) return { origin, stop: () => close().then(() => '') };
  // The port is free again.
  await close();
  const [program = '', ...args] = await configure({ ...setting, port });
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  /** Ends the server; returns all that it has printed. */
  const stop = async () => {
    await end(child);
    return output;
  };
  await until({ evaluate: async () => Boolean(await fetch(origin)) }, `${name} answers`).catch(
    async (error) => {
      throw new Error(`${error.message}\n${await stop()}`);
    },
  );
  return { origin, stop };
}
