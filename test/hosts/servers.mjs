// Real web servers, each with the configuration that an operator would give it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { inProject } from '../../src/build/paths.mjs';
import { wait } from '../support/site.mjs';

/**
 * @typedef {object} Setting
 * @property {string} scratch an empty folder for configuration and logs
 * @property {string} root document root; the site lies in it or in its folder `sub`
 * @property {number} port
 * @property {(name: string) => string} sample a file of the server's own sample
 */

/**
 * @typedef {object} WebServer
 * @property {string} name
 * @property {string} program what has to be installed
 * @property {string} [debianPackages] names of its packages, where they differ from the program
 * @property {boolean} isComplete it is configured by us, so everything has to be right
 * @property {string} [sampleName]
 * @property {(setting: Setting) => Promise<string[]> | string[]} start the command, after it has
 *   written its configuration
 */

const nginxBrotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * @param {Setting} setting
 * @param {string} inHttp what stands in the http block
 */
async function nginxCommand({ scratch }, inHttp) {
  const modules = existsSync(nginxBrotli) ? `load_module ${nginxBrotli};\n` : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${scratch}/${name};`)
    .join('\n');
  await writeFile(
    join(scratch, 'nginx.conf'),
    `${modules}daemon off; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log;
events {}
http { ${temporary}
access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
${inHttp}
}`,
  );
  return ['nginx', '-e', `${scratch}/error.log`, '-c', join(scratch, 'nginx.conf')];
}

/** @type {readonly WebServer[]} */
export const servers = [
  {
    name: 'nginx with the sample',
    program: 'nginx',
    debianPackages: 'nginx-light libnginx-mod-http-brotli-static',
    isComplete: true,
    sampleName: 'nginx',
    start: (setting) => {
      const sample = setting
        .sample('refrain.conf')
        .replace('listen 80;', `listen ${setting.port};`)
        .replace('/srv/www', setting.root);
      // Without the module, only gzip is expected of it.
      return nginxCommand(
        setting,
        existsSync(nginxBrotli) ? sample.replace('# brotli_static', 'brotli_static') : sample,
      );
    },
  },
  {
    name: 'nginx, bare',
    program: 'nginx',
    debianPackages: 'nginx-light',
    isComplete: false,
    start: (setting) =>
      nginxCommand(
        setting,
        `server { listen ${setting.port}; root ${setting.root}; absolute_redirect off; }`,
      ),
  },
  {
    name: 'Caddy with the sample',
    program: 'caddy',
    isComplete: true,
    sampleName: 'caddy',
    async start({ scratch, root, port, sample }) {
      const file = join(scratch, 'Caddyfile');
      await writeFile(
        file,
        `{\n\tadmin off\n}\n${sample('Caddyfile')
          .replace(/\{\$SITE_ADDRESS:[^}]*\}/, `:${port}`)
          .replace(/\{\$SITE_ROOT:[^}]*\}/, root)}`,
      );
      return ['caddy', 'run', '--adapter', 'caddyfile', '--config', file];
    },
  },
  {
    name: 'Apache with .htaccess',
    program: 'apache2',
    isComplete: true,
    async start({ scratch, root, port }) {
      const modules = [
        'mpm_event',
        'authz_core',
        'alias',
        'dir',
        'mime',
        'rewrite',
        'headers',
        'deflate',
        'filter',
        'autoindex',
      ];
      await writeFile(
        join(scratch, 'apache.conf'),
        `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerName localhost
Listen ${port}
PidFile ${scratch}/apache.pid
DefaultRuntimeDir ${scratch}
ErrorLog ${scratch}/error.log
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/javascript
DocumentRoot ${root}
<Directory ${root}>
  Options +Indexes
  AllowOverride All
  Require all granted
</Directory>
`,
      );
      return ['apache2', '-X', '-f', join(scratch, 'apache.conf')];
    },
  },
  {
    name: 'lighttpd',
    program: 'lighttpd',
    isComplete: false,
    async start({ scratch, root, port }) {
      const file = join(scratch, 'lighttpd.conf');
      await writeFile(
        file,
        `server.port = ${port}
server.document-root = "${root}"
index-file.names = ( "index.html" )
include_shell "/usr/share/lighttpd/create-mime.conf.pl"
`,
      );
      return ['lighttpd', '-D', '-f', file];
    },
  },
  {
    name: 'python3 -m http.server',
    program: 'python3',
    isComplete: false,
    start: ({ root, port }) => [
      'python3',
      '-m',
      'http.server',
      String(port),
      '--bind',
      '127.0.0.1',
      '--directory',
      root,
    ],
  },
  {
    name: 'busybox httpd',
    program: 'busybox',
    isComplete: false,
    start: ({ root, port }) => ['busybox', 'httpd', '-f', '-p', `127.0.0.1:${port}`, '-h', root],
  },
  {
    name: 'sirv',
    program: process.execPath,
    isComplete: false,
    start: ({ root, port }) => [
      process.execPath,
      inProject('node_modules/sirv-cli/bin.js'),
      root,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--quiet',
    ],
  },
];

/** @param {string} program */
const isInstalled = (program) =>
  existsSync(program) || spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Whether a server can be started; in continuous integration it is installed first.
 *
 * @param {WebServer} server
 */
export function provide({ program, debianPackages = program }) {
  if (!isInstalled(program) && process.env.CI) {
    spawnSync(
      'sh',
      [
        '-c',
        `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${debianPackages}`,
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    );
  }
  return isInstalled(program);
}

/** A port that nobody uses. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Starts a server and waits until it answers.
 *
 * @param {WebServer} server
 * @param {Omit<Setting, 'port'>} setting
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 */
export async function startServer(server, setting) {
  const port = await freePort();
  await mkdir(setting.scratch, { recursive: true });
  const [program = '', ...args] = await server.start({ ...setting, port });
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries === 100 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${server.name} does not answer: ${output}`);
    }
    await wait(100);
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
    },
  };
}
