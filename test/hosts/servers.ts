// Real web servers, with the configuration that an operator would write.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { writeInFolder } from '../../src/builder/files';
import { createSiteServer, listen } from '../../src/builder/server';
import { serverConfigs } from '../../src/hosting/hosts';
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

export interface WebServer {
  /** Undefined for the server of `npm start`, which runs in this process. */
  program?: string;
  /** The compressed copies that the server sends. */
  encodings: readonly ('br' | 'gzip')[];
  /** Returns the configuration around a file of `npm run hosting`, and how to start the server with it. */
  configure?: (setting: Setting, sample: string) => { config: string; command: string[] };
  /** The file of `npm run hosting` that it uses. */
  sample?: 'nginx.conf' | 'Caddyfile';
}

const nginx: WebServer = {
  program: 'nginx',
  encodings: ['gzip'],
  sample: 'nginx.conf',
  configure({ folder, root, base, port }, sample) {
    const listen = `listen 127.0.0.1:${port};`;
    const site = sample
      .replace(/listen 80;\s+listen \[::\]:80;/, listen)
      .replace('root /srv/www', `root ${root}`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const config = `daemon off; pid ${folder}/pid; error_log ${folder}/log; events {}
http {
${paths.join('\n')}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${base === '/' ? site : `server { ${listen} root ${root};\n${site}}`}
}`;
    return { config, command: ['-e', `${folder}/log`, '-c', `${folder}/config`] };
  },
};

const caddy: WebServer = {
  program: 'caddy',
  encodings: ['br', 'gzip'],
  sample: 'Caddyfile',
  configure({ folder, root, base }, sample) {
    const rest = `handle {\n\t\troot * ${root}\n\t\tfile_server\n\t}`;
    const domain = `{$SITE_ADDRESS} {\n\timport sample\n\t${rest}\n}\n`;
    const command = ['run', '--adapter', 'caddyfile', '--config', `${folder}/config`];
    return { config: base === '/' ? sample : domain, command };
  },
};

const apache: WebServer = {
  program: 'apache2',
  encodings: ['br', 'gzip'],
  configure({ folder, root, port }) {
    const modules = 'mpm_event authz_core dir mime autoindex filter deflate headers rewrite';
    const lines = modules
      .split(' ')
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const config = `${lines.join('\n')}
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
  AllowOverride All
  Require all granted
</Directory>`;
    return { config, command: ['-X', '-f', `${folder}/config`] };
  },
};

export const servers: readonly WebServer[] = [{ encodings: ['br', 'gzip'] }, nginx, caddy, apache];

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a server. `stop` returns everything that it has printed or logged. */
export async function startServer(server: WebServer, setting: Omit<Setting, 'port'>) {
  const { folder, root, base } = setting;
  const { program, configure, sample } = server;
  if (!program || !configure) {
    const local = createSiteServer({ folder: join(root, base), base });
    const origin = `http://localhost:${await listen(local, 0)}`;
    const stop = async () => {
      local.close();
      return '';
    };
    return { origin, stop };
  }
  const port = await findFreePort();
  const text = sample ? (await serverConfigs(base, 'https://example.com'))[sample] : '';
  const { config, command } = configure({ ...setting, port }, text);
  await writeInFolder(join(folder, 'config'), config);
  await writeInFolder(join(folder, 'sample'), text);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const site = { SITE_ADDRESS: `http://127.0.0.1:${port}`, SITE_ROOT: root };
  const env = { ...process.env, ...home, ...site, CADDY_ADMIN: `unix/${folder}/caddy.sock` };
  const child = spawn(findProgram(program), command, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const stop = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return output + (await readFile(join(folder, 'log'), 'utf8').catch(() => ''));
  };
  const origin = `http://127.0.0.1:${port}`;
  await eventually(`${program} answers`, () => fetch(origin)).catch(async (error) => {
    throw new Error(`${error.message}\n${await stop()}`);
  });
  return { origin, stop };
}
