// The build as a person meets it: on a copy of the project, with something wrong in it.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';

const test = suite('build');
/** @type {string} */
let copy;

test.before(async () => {
  copy = await mkdtemp(join(tmpdir(), 'refrain-build-'));
  for (const name of ['build.mjs', 'package.json', 'tsconfig.json', 'src', 'static']) {
    await cp(inProject(name), join(copy, name), { recursive: true });
  }
  await symlink(inProject('node_modules'), join(copy, 'node_modules'), 'junction');
});

test.after(() => rm(copy, { recursive: true }));

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
  const file = join(copy, path);
  const original = await readFile(file);
  const changed = change(original.toString());
  assert.not(Buffer.from(changed).equals(original), `${path} was changed`);
  await writeFile(file, changed);
  try {
    return run('build');
  } finally {
    await writeFile(file, original);
  }
}

test('an unknown flag, value or command says what there is', () => {
  for (const [args, words] of [
    [['build', '--nope'], '--runtime=react|preact'],
    [['build', '--runtime=vue'], 'react or preact'],
    [['build', '--base=sub'], 'slashes at both ends'],
    [['start', '--port=x'], 'is not a port'],
    [['ship'], 'build, start or dev'],
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

test('a photo that is none stops it with the file and the fix', async () => {
  const { status, errors } = await runWith('src/content/photos/team/ceo.jpg', () => 'no photo');
  assert.is(status, 1);
  assert.is(
    errors.trim(),
    'src/content/photos/team/ceo.jpg is not a photo we can read: save it as JPEG or PNG again.',
  );
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
  const { status, errors } = await runWith('build.mjs', (text) =>
    text.replace('boot: 1_300', 'boot: 300'),
  );
  assert.is(status, 1);
  assert.match(errors, /boot script weighs [\d,]+ B, [\d,]+ B over its budget/);
});

test('sample content is listed', () => {
  const { status, output } = run('build');
  assert.is(status, 0, output);
  for (const line of ['firm.ts: email (inquiries@example.com)', 'leaders.ts: all people']) {
    assert.ok(output.includes(line), line);
  }
});

test.run();
