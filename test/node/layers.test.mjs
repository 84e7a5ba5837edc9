// Imports point downwards only, exports are explained, and the documents are right about the tree.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';

const test = suite('layers');

/**
 * Who may import whom, from the bottom up; see CONTRIBUTING.md. A module may import its own layer
 * and those below it. Patterns are matched against paths below `src`, without ending; the first
 * one that fits says where a module belongs.
 */
const layers = [
  {
    name: 'values',
    modules:
      /^(style|content|images|brand)\/|^(clock|value-store|site-path|static-regions|build-constants\.d|platform\.d|react-attributes\.d)$/,
  },
  {
    name: 'rules',
    modules:
      /^(routes|investor-login)$|^boot\/|^(lead\/(lead-mail|open-mail|sent-lead|close-dialog|after-paint)|toast\/(toast-store|toasts|use-attention)|tooltip\/(tooltip-timing|tooltips))$/,
  },
  { name: 'building blocks', modules: /^(ui|tooltip)\// },
  { name: 'lead and toast', modules: /^(lead|toast)\// },
  { name: 'sections', modules: /^sections\// },
  { name: 'pages', modules: /^pages\// },
  { name: 'app', modules: /^app\// },
  { name: 'documents', modules: /^render\// },
];

/** @param {string} module path below src, without ending */
const layerOf = (module) => layers.findIndex(({ modules }) => modules.test(module));

async function sourceFiles() {
  const names = await readdir(inProject('src'), { recursive: true });
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => /\.tsx?$/.test(name));
}

/** @param {string} file */
const moduleName = (file) => file.replace(/\.tsx?$/, '');

test('every module has a layer', async () => {
  for (const file of await sourceFiles()) assert.ok(layerOf(moduleName(file)) >= 0, file);
});

test('no module imports from a layer above it', async () => {
  let imports = 0;
  const faults = [];
  for (const file of await sourceFiles()) {
    const text = await readFile(inProject('src', file), 'utf8');
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      imports += 1;
      const module = relative('.', join(dirname(file), target)).replaceAll('\\', '/');
      const [from, to] = [layerOf(moduleName(file)), layerOf(module)];
      if (to < 0 || to > from) {
        faults.push(`${file} (${layers[from]?.name}) imports ${module} (${layers[to]?.name})`);
      }
    }
  }
  assert.equal(faults, []);
  assert.ok(imports > 100, `${imports} imports`);
});

test('only Node imports Node, and only the build imports the build', async () => {
  for (const file of await sourceFiles()) {
    const text = await readFile(inProject('src', file), 'utf8');
    assert.not(/from 'node:|from '.*\.mjs'/.test(text), file);
  }
});

test('everything that is exported is explained where it stands', async () => {
  const names = await readdir(inProject('src'), { recursive: true });
  const faults = [];
  let exported = 0;
  // Class names speak for themselves.
  for (const file of names.filter((name) => /(?<!\.css)\.(tsx?|mjs)$/.test(name))) {
    const text = await readFile(inProject('src', file), 'utf8');
    for (const match of text.matchAll(
      /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
    )) {
      exported += 1;
      const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(text.slice(0, match.index))?.[1];
      // Tags alone say what goes in, not what it is for.
      if (!/^[\s*]*[^\s*@]/.test(comment ?? '')) faults.push(`${file}: ${match[1]}`);
    }
  }
  assert.equal(faults, []);
  assert.ok(exported > 150, `${exported} exports`);
});

test("the README's map of folders is complete", async () => {
  const readme = await readFile(inProject('README.md'), 'utf8');
  const listed = Array.from(
    readme.matchAll(/^\| `((?:src|static|test)[\w/-]*)` \|/gm),
    ([, path]) => path,
  );
  const entries = await readdir(inProject('src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `src/${name}`);
  assert.equal([...listed].sort(), [...folders, 'static', 'test'].sort());
});

test('the README lists every development dependency, and no other', async () => {
  const readme = await readFile(inProject('README.md'), 'utf8');
  const { devDependencies, dependencies } = JSON.parse(
    await readFile(inProject('package.json'), 'utf8'),
  );
  const section = readme.slice(readme.indexOf('## Development dependencies'));
  const rows = Array.from(section.matchAll(/^\| ([^|]+?) \|/gm), ([, names]) => names ?? '');
  const listed = rows
    .flatMap((names) => names.split(', '))
    .filter((name) => !/^(package|---)/.test(name));
  assert.equal(listed.sort(), Object.keys(devDependencies).sort());
  assert.equal(Object.keys(dependencies).sort(), ['react', 'react-dom', 'wouter']);
});

test('every script of package.json is in a document', async () => {
  const { scripts } = JSON.parse(await readFile(inProject('package.json'), 'utf8'));
  const texts = await Promise.all(
    ['README.md', 'CONTRIBUTING.md', 'ACCESSIBILITY.md', 'HOSTING.md'].map((name) =>
      readFile(inProject(name), 'utf8'),
    ),
  );
  for (const name of Object.keys(scripts)) {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    assert.ok(texts.join('').includes(command), command);
  }
});

test.run();
