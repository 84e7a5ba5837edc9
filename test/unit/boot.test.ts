import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrive } from '../../src/boot/arrival';
import { startApp } from '../../src/boot/load-app';
import { findPage } from '../../src/boot/page-path';
import { recordErrors } from '../support/render';

const test = suite('boot');
const { setTimeout } = globalThis;

test.after.each(() => {
  Object.assign(globalThis, { setTimeout });
  history.replaceState(null, '', '/');
});

test('the app is asked for again after 1, 2 and 4 s, at addresses of their own, and starts once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(
    join(folder, 'app.mjs'),
    `export const start = () => globalThis.events.push('start');
    if (globalThis.events.push(new URL(import.meta.url).search) < 7) throw new Error('broken');`,
  );
  appFile = `..${folder}/app.mjs`;
  const events: unknown[] = [];
  Object.assign(globalThis, {
    events,
    setTimeout: (task: () => void, ms: number) => setTimeout(task, 0, events.push(ms)),
  });
  await Promise.all([startApp(), startApp()]);
  await startApp();
  await rm(folder, { recursive: true });
  assert.equal(events, ['', 1000, '?r=1', 2000, '?r=2', 4000, '?r=3', 'start']);
});

test('the landing page in place of another one goes there, or is the 404 page', () => {
  const log = recordErrors();
  const replaced: string[] = [];
  location.replace = (url) => replaced.push(String(url));
  for (const [path, isFound] of Object.entries({
    '/': true,
    '/index.html': true,
    '/team': true,
    '/team/index.html': true,
    '/nope': false,
    '/team/x': false,
    '/team/': false,
  })) {
    history.replaceState(null, '', path);
    assert.is(findPage('/'), isFound, path);
    assert.ok(findPage('/team'));
  }
  log.stop();
  assert.equal(replaced, ['/team/', '/team/']);
  assert.equal(
    log.errors.flat().join(),
    ['/nope', '/team/x', '/team/'].map((path) => `Page not found: ${path}`).join(),
  );
});

test('the heading has the focus after a link of our own, unless it names a place', () => {
  document.body.innerHTML = '<h1 tabindex="-1">Heading</h1>';
  for (const [path, referrer, tag] of [
    ['/', '', 'BODY'],
    ['/', 'https://other.example/', 'BODY'],
    ['/#team', `${location.origin}/team/`, 'BODY'],
    ['/', `${location.origin}/team/`, 'H1'],
  ] as const) {
    history.replaceState(null, '', path);
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    arrive('/');
    dispatchEvent(new Event('DOMContentLoaded'));
    assert.is(document.activeElement?.tagName, tag);
  }
});

test.run();
