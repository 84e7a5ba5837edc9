// Imports go one way, so that a reader can take a folder without those that build on it.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('imports');

/**
 * The folders and files of `src`, and `build.mjs`. Each imports only from itself and from those
 * before it.
 */
const order = [
  ...['brand', 'content', 'style', 'url', 'ui', 'globals', 'toasts', 'lead', 'sections', 'pages'],
  ...['hosting', 'document', 'builder/user-error', 'builder/files', 'builder/make'],
  ...['builder/check', 'builder/read-input', 'builder/build-options', 'builder/serve'],
  ...['builder/commands', 'build'],
];

/** Place of a path such as `src/ui/disc` or `build.mjs` in the order. */
function placeOf(path: string): number {
  const [name = ''] = /^(builder\/)?[^/.]+/.exec(path.replace(/^src\//, '')) ?? [];
  assert.ok(order.includes(name), `${path}: add ${name} to the order`);
  return order.indexOf(name);
}

test('imports go one way, those of types too', () => {
  const names = readdirSync('src', { encoding: 'utf8', recursive: true });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  const files = ['build.mjs', ...sources.map((name) => `src/${name.replaceAll('\\', '/')}`)];
  const wrong = files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(
      /(?:from|import|import\() ?['"](\.[^'"]+)['"]/g,
    );
    const targets = Array.from(imports, ([, path = '']) => posix.join(posix.dirname(file), path));
    return targets
      .filter((target) => placeOf(target) > placeOf(file))
      .map((target) => `${file} imports ${target}`);
  });
  assert.ok(files.length > 100);
  assert.equal(wrong, []);
});

test.run();
