// The accessibility tree of every state, as text, against the files in trees/. After a wanted
// change: `UPDATE_TREES=1 npm run test:accessibility`, and read the difference.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/paths.mjs';
import { fillLead, runtime, until, untilStarted, wait } from '../support/site.mjs';
import { siteSuite } from '../support/site-suite.mjs';
import { startStates, states } from '../support/states.mjs';

const { test, site } = siteSuite('accessibility tree', () => startStates());
test.before(async () => {
  await mkdir(inProject('test/accessibility/trees'), { recursive: true });
});

/** Roles that carry no meaning of their own. */
const silentRoles = ['none', 'generic', 'InlineTextBox', 'LineBreak', 'ListMarker', 'LabelText'];

/** Properties worth reading, in the order they are written. */
const shownProperties = [
  'level',
  'required',
  'invalid',
  'disabled',
  'expanded',
  'hasPopup',
  'modal',
  'live',
  'atomic',
  'multiline',
  'focused',
];

/** @typedef {import('puppeteer').Protocol.Accessibility.AXNode} AXNode */

/**
 * The tree as indented lines: role, "name", properties, and what describes it.
 *
 * @param {import('puppeteer').Page} page
 */
async function readTree(page) {
  const session = await page.createCDPSession();
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @type {string[]} */
  const lines = [];
  /**
   * @param {AXNode} node
   * @param {number} depth
   * @param {string} parentName
   */
  const visit = (node, depth, parentName) => {
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '').trim();
    // Text that only repeats the name of what holds it.
    if (role === 'StaticText' && name === parentName) return;
    const isSilent = node.ignored || silentRoles.includes(role);
    if (!isSilent) lines.push('  '.repeat(depth) + describe(node, role, name));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, isSilent ? depth : depth + 1, isSilent ? parentName : name);
    }
  };
  const [root] = nodes;
  if (root) visit(root, 0, '');
  return `${lines.join('\n')}\n`;
}

/**
 * @param {AXNode} node
 * @param {string} role
 * @param {string} name
 */
function describe(node, role, name) {
  const properties = shownProperties.flatMap((wanted) => {
    const value = node.properties?.find((property) => property.name === wanted)?.value.value;
    // Closed is a state too.
    if (wanted === 'expanded' && value === false) return ['collapsed'];
    if (value === undefined || value === false || value === 'false') return [];
    // Lists count their depth as well.
    if (wanted === 'level' && role !== 'heading') return [];
    return value === true || value === 'true' ? [wanted] : [`${wanted}=${value}`];
  });
  const value = node.value?.value ? [`value="${node.value.value}"`] : [];
  const description = node.description?.value ? [`description="${node.description.value}"`] : [];
  return [role, name && `"${name}"`, ...properties, ...value, ...description]
    .filter(Boolean)
    .join(' ');
}

/** States at one width each; the landing page also with its links in the bar. */
const cases = [
  ...Object.keys(states).map((name) => ({
    name,
    width: 390,
    app: /** @type {const} */ ('when needed'),
  })),
  { name: 'landing', width: 1280, app: /** @type {const} */ ('when needed') },
  { name: 'landing', width: 390, app: /** @type {const} */ ('first') },
  { name: 'dialog', width: 390, app: /** @type {const} */ ('never') },
];

for (const { name, width, app } of cases) {
  const title = `${name} at ${width} px, the app ${app}`;
  test(title, async () => {
    const page = await site.show(/** @type {keyof typeof states} */ (name), { width, app });
    const tree = await readTree(page);
    site.leave(page);

    // What has to hold whatever the words are.
    const lines = tree
      .trimEnd()
      .split('\n')
      .map((line) => line.trim());
    const roles = (/** @type {string} */ role) =>
      lines.filter((line) => line.split(' ')[0] === role);
    const isModal = tree.includes('dialog "');
    if (!isModal) {
      assert.is(roles('main').length, 1, tree);
      assert.is(roles('banner').length, 1);
      assert.is(roles('heading').filter((line) => / level=1\b/.test(line)).length, 1, 'one h1');
    }
    const levels = lines.flatMap((line) =>
      (/^heading .* level=(\d)/.exec(line) ?? []).slice(1).map(Number),
    );
    for (const [index, level] of levels.entries()) {
      assert.ok(level <= (levels[index - 1] ?? 0) + 1 || isModal, `heading levels ${levels}`);
    }
    for (const role of ['link', 'button', 'textbox', 'dialog', 'navigation', 'image']) {
      for (const line of roles(role)) assert.match(line, /^\w+ ".+"/, 'has a name');
    }

    // The app must not change what is there: the same file before and after it.
    const file = inProject('test/accessibility/trees', `${name}-${width}.txt`);
    if (process.env.UPDATE_TREES && app === 'when needed' && runtime === 'react') {
      await writeFile(file, tree);
    }
    const expected = await readFile(file, 'utf8');
    assert.fixture(withoutFocus(tree), withoutFocus(expected), file);
  });
}

/**
 * Moving the pointer to wake the app can leave the focus elsewhere; the keyboard test is about it.
 *
 * @param {string} tree
 */
const withoutFocus = (tree) => tree.replaceAll(' focused', '');

test('what the toast says is spoken once, after the dialog has closed', async () => {
  const page = await site.show('landing', { width: 390 });
  await fillLead(page);
  await untilStarted(page);
  await page.evaluate(() => {
    /** @type {any} */ (window).spoken = [];
    const region = /** @type {Element} */ (document.querySelector('[role=status]'));
    new MutationObserver(() => {
      /** @type {any} */ (window).spoken.push({
        text: region.textContent,
        isDialogOpen: document.querySelector('dialog')?.open,
      });
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await page.click('dialog [type=submit]');
  await until(page, "document.querySelector('[aria-label=Notifications] li') !== null");
  await wait(1500);
  const spoken = await page.evaluate(() => /** @type {any} */ (window).spoken);
  const words = spoken.filter((/** @type {any} */ { text }) => text !== '');
  assert.is(words.length, 1, JSON.stringify(spoken));
  assert.match(words[0].text, /^Thank you for your interest! Someone from our team/);
  assert.is(words[0].isDialogOpen, false);
  assert.is(spoken.at(-1).text, '', 'so that it is not found again when somebody reads on');
  site.leave(page);
});

test('a fault is tied to its field until it is mended', async () => {
  const page = await site.show('dialog', { width: 390, app: 'first' });
  await page.type('[name=name]', 'Ada');
  await page.type('[name=email]', 'ada@');
  await page.click('dialog [type=submit]');
  const state = (/** @type {string} */ name) =>
    page.$eval(`[name=${name}]`, (element) => {
      const field = /** @type {HTMLInputElement} */ (element);
      const id = field.getAttribute('aria-describedby');
      return {
        isInvalid: field.getAttribute('aria-invalid'),
        error: id && document.getElementById(id)?.textContent,
        words: field.validationMessage,
        value: field.value,
        hasFocus: document.activeElement === field,
      };
    });
  const email = await state('email');
  assert.is(email.isInvalid, 'true');
  assert.is(email.error, email.words, 'in the words of the browser');
  assert.ok(email.words.length > 5);
  assert.is(email.value, 'ada@', 'nothing is cleared');
  assert.ok(email.hasFocus, 'the first wrong field');
  assert.is((await state('name')).isInvalid, null);
  assert.is((await state('company')).isInvalid, 'true');

  await page.type('[name=email]', 'example.org');
  const mended = await state('email');
  assert.is(mended.value, 'ada@example.org');
  assert.is(mended.isInvalid, null);
  assert.is(mended.error, null);
  assert.is(await page.$('#lead-email-error'), null);
  assert.ok(await page.$('#lead-company-error'), 'the others stay');
  site.leave(page);
});

test('fields say what they are for, so that browsers can fill them and phones show the right keys', async () => {
  const page = await site.show('dialog', { width: 390 });
  const fields = await page.$$eval('dialog :is(input, textarea)', (elements) =>
    elements.map((element) => {
      const field = /** @type {HTMLInputElement} */ (element);
      return [field.name, field.type, field.autocomplete, field.enterKeyHint].join(' ');
    }),
  );
  assert.equal(fields, [
    'name text name next',
    'email email email next',
    'company text organization next',
    'title text organization-title next',
    'phone tel tel next',
    'reason textarea  ',
  ]);
  site.leave(page);
});

test.run();
