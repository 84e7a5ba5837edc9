// The build as a person meets it: on a copy of the project, with something wrong in it.
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';
import { copyProject } from '../support/project-copy.mjs';

const test = suite('build');
/** @type {Awaited<ReturnType<typeof copyProject>>} */
let project;
/** @type {string} */
let copy;

test.before(async () => {
  project = await copyProject();
  copy = project.folder;
});

test.after(() => project.remove());

/** @param {...string} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['build.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr, errors: stderr };
}

/**
 * Builds with one file changed, and puts it back.
 *
 * @param {string} path
 * @param {(text: string) => string | Uint8Array} change
 */
async function runWith(path, change) {
  const putBack = await project.change(path, change);
  try {
    return run('build');
  } finally {
    await putBack();
  }
}

test('an unknown flag, value or command says what there is', () => {
  for (const [args, words] of [
    [['build', '--nope'], '--runtime=react|preact'],
    [['build', '--runtime=vue'], 'react or preact'],
    [['build', '--base=sub'], 'slashes at both ends'],
    [['start', '--port=x'], 'is not a port'],
    [['ship'], 'build, start, dev, check or hosting'],
  ]) {
    const { status, errors } = run(.../** @type {string[]} */ (args));
    assert.is(status, 1, String(args));
    assert.ok(errors.includes(String(words)), errors);
    assert.not(errors.includes('    at '), 'no stack');
  }
});

test('a wrong content file stops it with file, field, value and fix', async () => {
  const { status, errors } = await runWith('src/content/firm.ts', (text) =>
    text.replace("'inquiries@example.com'", "'inquiries'"),
  );
  assert.is(status, 1);
  assert.is(
    errors.trim(),
    'src/content/firm.ts: firm.email is "inquiries": write one e-mail address, such as name@firm.com.',
  );
});

test('a field that is missing or misspelt stops it with file, line and name', async () => {
  for (const [file, from, to, words] of /** @type {const} */ ([
    ['leaders.ts', /name: '[^']+',/, '', "Property 'name' is missing"],
    ['leaders.ts', "bio: '", "boi: '", "'boi' does not exist in type 'Leader'"],
    ['landing.ts', / {2}tagline: .*/, '', "Property 'tagline' is missing"],
    ['landing.ts', / {2}faces: .*/, '', "Property 'faces' is missing"],
  ])) {
    const { status, errors } = await runWith(`src/content/${file}`, (text) =>
      text.replace(from, to),
    );
    assert.is(status, 1);
    assert.match(errors, new RegExp(`^src/content/${file}, line \\d+: `, 'm'));
    assert.ok(errors.includes(words), errors);
    assert.not(errors.includes('    at '), 'no stack');
  }
});

test('a file of `static` with the name of a built one stops it, and dist stays', async () => {
  run('build');
  await writeFile(join(copy, 'static/robots.txt'), 'mine');
  const { status, errors } = run('build');
  await rm(join(copy, 'static/robots.txt'));
  assert.is(status, 1);
  assert.is(
    errors.trim(),
    'static/robots.txt: the build makes a file of that name, so remove this one.',
  );
  assert.match(await readFile(join(copy, 'dist/robots.txt'), 'utf8'), 'Sitemap');
});

test('a hero image between the sizes is enough', async () => {
  const { default: sharp } = await import('sharp');
  const file = 'src/content/photos/stage/concert.jpg';
  const smaller = await sharp(join(copy, file)).resize(1300, 900).jpeg().toBuffer();
  const { status, output } = await runWith(file, () => smaller);
  assert.is(status, 0, output);
  assert.match(output, 'hero image on a phone');
});

test('what the system refuses is one line that names the step', async () => {
  await rm(join(copy, 'dist'), { recursive: true, force: true });
  await writeFile(join(copy, 'dist'), 'a file where the folder should be');
  const { status, errors } = run('build');
  await rm(join(copy, 'dist'));
  assert.is(status, 1);
  assert.match(errors, /^output: E\w+: .*dist.*\n$/);
});

test('a photo that is none stops it with the file and the fix', async () => {
  const { status, errors } = await runWith('src/content/photos/team/ceo.jpg', () => 'no photo');
  assert.is(status, 1);
  assert.is(
    errors.trim(),
    'src/content/photos/team/ceo.jpg is not a photo we can read: save it as JPEG or PNG again.',
  );
});

test('a photo that is small, or not what its name says, stops it', async () => {
  const { default: sharp } = await import('sharp');
  const photo = sharp(join(copy, 'src/content/photos/team/ceo.jpg'));
  const small = await photo.clone().resize(400).jpeg().toBuffer();
  const tiny = await runWith('src/content/photos/team/ceo.jpg', () => small);
  assert.is(tiny.status, 1);
  assert.is(
    tiny.errors.trim(),
    'src/content/photos/team/ceo.jpg is 400 by 500 px: use an original of at least 800 px on each side.',
  );
  const png = await photo.clone().png().toBuffer();
  const misnamed = await runWith('src/content/photos/team/ceo.jpg', () => png);
  assert.is(misnamed.status, 1);
  assert.is(
    misnamed.errors.trim(),
    'src/content/photos/team/ceo.jpg is a PNG by its content: let its name end in .png, here and in the content.',
  );
});

test('a strict build refuses samples and lists them, and passes without', async () => {
  const { status, errors } = run('build', '--strict');
  assert.is(status, 1);
  for (const line of ['firm.ts: siteUrl (https://www.example.com)', 'leaders.ts: all people']) {
    assert.ok(errors.includes(line), line);
  }
  const firmFile = join(copy, 'src/content/firm.ts');
  const leadersFile = join(copy, 'src/content/leaders.ts');
  const [firm, leaders] = await Promise.all(
    [firmFile, leadersFile].map((file) => readFile(file, 'utf8')),
  );
  await writeFile(
    firmFile,
    String(firm).replace(/(sampleFirmFields[^[]*\[\])?(: readonly .*= )\[[^\]]*\];/, '$2[];'),
  );
  await writeFile(
    leadersFile,
    String(leaders).replace('leadersAreSample = true', 'leadersAreSample = false'),
  );
  try {
    const passed = run('build', '--strict');
    assert.is(passed.status, 0, passed.output);
    const page = await readFile(join(copy, 'dist/index.html'), 'utf8');
    assert.not(page.includes('noindex'), 'search engines may come');
    assert.ok((await readFile(join(copy, 'dist/404.html'), 'utf8')).includes('noindex'));
  } finally {
    await writeFile(firmFile, String(firm));
    await writeFile(leadersFile, String(leaders));
  }
});

test('a content file that cannot be read stops it with file and line', async () => {
  const { status, errors } = await runWith('src/content/firm.ts', (text) =>
    text.replace("email: '", 'email: '),
  );
  assert.is(status, 1);
  assert.match(errors, /src\/content\/firm\.ts:\d+/);
});

test('a route that throws while it is rendered stops it and is named', async () => {
  const { status, errors } = await runWith('src/pages/team-page.tsx', (text) =>
    text.replace(
      'function People() {',
      "function People() {\n  if (leaders) throw new Error('broken');",
    ),
  );
  assert.is(status, 1);
  assert.match(errors, 'The route /team could not be rendered');
});

test('bytes over a budget stop it and are named', async () => {
  run('build');
  const built = await readFile(join(copy, 'dist/_headers'), 'utf8');
  await writeFile(join(copy, 'dist/_headers'), `${built}# the last good build`);
  const { status, errors } = await runWith('build.mjs', (text) =>
    text.replace('boot: 1_300', 'boot: 300'),
  );
  assert.is(status, 1);
  const kept = await readFile(join(copy, 'dist/_headers'), 'utf8');
  assert.ok(kept.endsWith('# the last good build'), 'dist is as it was');
  assert.match(errors, /boot script weighs [\d,]+ B, [\d,]+ B over its budget/);
});

test('a port that is taken is an error when it was asked for', async () => {
  const { createServer } = await import('node:net');
  const other = createServer();
  const port = await new Promise((resolve) => {
    other.listen(0, () =>
      resolve(/** @type {import('node:net').AddressInfo} */ (other.address()).port),
    );
  });
  const { status, errors } = run('start', `--port=${port}`);
  other.close();
  assert.is(status, 1);
  assert.is(
    errors.trim(),
    `Port ${port} is taken: end what uses it, or choose another with --port.`,
  );
});

test('a host sample needs a built site and a known name', async () => {
  await rm(join(copy, 'dist'), { recursive: true, force: true });
  const missing = run('hosting', 'nginx');
  assert.is(missing.status, 1);
  assert.match(missing.errors, /^There is no built site in .*: run "npm run build" first\.\n$/);
  const unknown = run('hosting', 'iis');
  assert.is(unknown.status, 1);
  assert.match(unknown.errors, 'There is no sample iis.');
  const list = run('hosting');
  assert.is(list.status, 0);
  for (const name of [
    'nginx',
    'caddy',
    'cloudfront',
    'firebase',
    'azure',
    'cloudflare-workers',
    'container',
  ]) {
    assert.ok(list.output.includes(`  ${name} `), name);
    assert.ok(unknown.errors.includes(name));
  }
});

test('two builds at different places are the same, byte for byte, and say so', async () => {
  const digestOf = (/** @type {string} */ output) =>
    /SHA-256 of all files: ([0-9a-f]{64})/.exec(output)?.[1] ?? '';
  const here = spawnSync(
    process.execPath,
    [
      '-e',
      `
    import('./build.mjs').then(({ build }) => build({ folder: ${JSON.stringify(join(copy, 'other'))} }));
  `,
    ],
    { cwd: inProject(), encoding: 'utf8' },
  );
  const there = run('build');
  assert.is(digestOf(there.output).length, 64);
  assert.is(digestOf(there.output), digestOf(here.stdout));
  const names = (await readdir(join(copy, 'dist'), { recursive: true })).sort();
  assert.equal((await readdir(join(copy, 'other'), { recursive: true })).sort(), names);
  for (const name of names) {
    const files = ['dist', 'other'].map((folder) => join(copy, folder, name));
    const [one, two] = await Promise.all(
      files.map((file) => readFile(file).catch(() => Buffer.from('a folder'))),
    );
    assert.ok(one?.equals(two ?? Buffer.from('')), name);
  }
});

test('hashed files of the last build are kept where that is asked for', async () => {
  const old = join(copy, 'dist/assets/app-00000000.js');
  run('build');
  await writeFile(old, 'old');
  await writeFile(join(copy, 'dist/stray.txt'), 'stray');
  const { output } = run('build', '--keep-assets');
  assert.match(output, 'Files of earlier builds kept in assets: 1');
  assert.is(await readFile(old, 'utf8'), 'old');
  assert.is(await readFile(join(copy, 'dist/stray.txt'), 'utf8').catch(() => null), null);
  run('build');
  assert.is(await readFile(old, 'utf8').catch(() => null), null);
});

test('sample content is listed', () => {
  const { status, output } = run('build');
  assert.is(status, 0, output);
  for (const line of ['firm.ts: email (inquiries@example.com)', 'leaders.ts: all people']) {
    assert.ok(output.includes(line), line);
  }
});

test.run();
