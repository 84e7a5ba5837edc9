import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fallBackForImages } from '../../src/boot/image-fallback';
import { startApp } from '../../src/boot/load-app';
import { findPage } from '../../src/boot/page-path';

const test = suite('boot');
const { setTimeout } = globalThis;

test.after.each(() => {
  mock.reset();
  Object.assign(globalThis, { setTimeout });
  history.replaceState(null, '', '/');
});

test('the app is asked for again after 1, 2 and 4 s and at the next need, each time at an address of its own, and starts once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(
    join(folder, 'app.mjs'),
    `export const start = () => globalThis.events.push('start');
    if (globalThis.events.push(new URL(import.meta.url).search) < 11) throw new Error('broken');`,
  );
  appFile = `../..${folder}/app.mjs`;
  const events: unknown[] = [];
  Object.assign(globalThis, {
    events,
    setTimeout: (task: () => void, ms: number) => setTimeout(task, 0, events.push(ms)),
  });
  const failed = await Promise.allSettled([startApp(true), startApp(true)]);
  assert.ok(failed.every(({ status }) => status === 'rejected'));
  await Promise.all([startApp(true), startApp(true)]);
  await startApp(true);
  await rm(folder, { recursive: true });
  const first = ['', 1000, '?r=1', 2000, '?r=2', 4000, '?r=3'];
  assert.equal(events, [...first, '?r=4', 1000, '?r=5', 2000, '?r=6', 'start']);
});

test('the landing page in place of another one goes there, or is the 404 page', () => {
  const log = mock.method(console, 'error', () => {}).mock;
  const replaced = mock.method(location, 'replace', () => {}).mock;
  for (const [path, isFound] of Object.entries({
    '/sub/': true,
    '/sub/index.html': true,
    '/sub/team?a=b#c': true,
    '/sub/team/index.html': true,
    '/sub/nope': false,
    '/sub/team/x': false,
    '/sub/team/': false,
  })) {
    history.replaceState(null, '', path);
    assert.is(findPage('/'), isFound, path);
    assert.ok(findPage('/team'));
  }
  assert.equal(
    replaced.calls.flatMap((call) => call.arguments),
    ['/sub/team/?a=b#c', '/sub/team/'],
  );
  assert.equal(
    log.calls.flatMap((call) => call.arguments).join(),
    ['/sub/nope', '/sub/team/x', '/sub/team/'].map((path) => `Page not found: ${path}`).join(),
  );
});

test('an image that fails is hidden or replaced once; the substitute can fail too', () => {
  fallBackForImages();
  document.body.innerHTML = `<picture><source srcset="a.avif"><img src="a.jpg" srcset="a.jpg 2x" data-fallback="b.jpg"></picture>
    <img src="c.jpg" data-fallback="hide"><img src="d.jpg">`;
  const images = [...document.querySelectorAll('img')];
  for (const first of [false, true]) {
    for (const image of images) image.dispatchEvent(new Event('error'));
    assert.equal(
      images.map(({ hidden }) => hidden),
      [first, true, false],
    );
  }
  assert.is(images[0]?.getAttribute('src'), 'b.jpg');
  assert.is(document.querySelectorAll('[srcset]').length, 0);
});

test.run();
