// Real web servers, each with the configuration that an operator would give it.
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillTemplate } from '../../src/hosting/hosts';

interface Setting {
  /** An empty folder for configuration and logs. */
  scratch: string;
  /** The server's root, with the site in it or in a folder of it. */
  root: string;
  base: string;
}

export interface WebServer {
  name: string;
  program: string;
  debianPackage: string;
  /** What its configuration promises; undefined: it keeps no promise but to serve the pages. */
  encodings?: readonly ('br' | 'gzip')[];
  /** Its configuration is outside dist. */
  hasSample?: boolean;
  /** Writes its configuration and returns the command. */
  configure: (setting: Setting & { port: number }) => Promise<[string, ...string[]]>;
}

const host = 'example.com';

const apache = (name: string, modules: readonly string[]): WebServer => ({
  name,
  program: 'apache2',
  debianPackage: 'apache2',
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
  {
    name: 'nginx',
    program: 'nginx',
    debianPackage: 'nginx-light',
    encodings: ['gzip'],
    hasSample: true,
    async configure({ scratch, root, base, port }) {
      const file = join(scratch, 'nginx.conf');
      const log = join(scratch, 'error.log');
      const site = (await fillTemplate('nginx.conf', base, host))
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
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
    debianPackage: 'caddy',
    encodings: ['br', 'gzip'],
    hasSample: true,
    async configure({ scratch, root, base, port }) {
      const file = join(scratch, 'Caddyfile');
      await writeFile(file, `{\n\tadmin off\n}\n${await fillTemplate('Caddyfile', base, host)}`);
      const variables = [`SITE_ADDRESS=http://127.0.0.1:${port}`, `SITE_ROOT=${root}`];
      const home = [`HOME=${scratch}`, `XDG_DATA_HOME=${scratch}`, `XDG_CONFIG_HOME=${scratch}`];
      const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
      return ['env', ...home, ...variables, ...command];
    },
  },
  { ...apache('Apache', ['headers', 'rewrite']), encodings: ['br', 'gzip'] },
  apache('Apache without mod_headers and mod_rewrite', []),
];

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a server on a port of its own, and waits until it answers. */
export async function startServer(server: WebServer, setting: Setting) {
  await mkdir(setting.scratch, { recursive: true });
  const port = await freePort();
  const [program, ...args] = await server.configure({ ...setting, port });
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const end = new Promise((resolve) => child.on('close', resolve));
  /** Ends the server; returns all that it has printed. */
  const stop = async () => {
    child.kill('SIGTERM');
    await end;
    return output;
  };
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(origin).catch(() => wait(100));
    if (answer) return { origin, stop };
  }
  throw new Error(`${server.name} does not answer: ${await stop()}`);
}
