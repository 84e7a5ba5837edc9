import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { arrive } from '../../src/boot/arrival';
import { fallBackForImages } from '../../src/boot/image-fallback';
import { startApp } from '../../src/boot/load-app';
import { findPage } from '../../src/boot/page-path';
import { recordErrors } from '../support/render';

const test = suite('boot');
let log: ReturnType<typeof recordErrors>;

test.before.each(() => {
  log = recordErrors();
});

test.after.each(() => {
  log.stop();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

test('a failed download is tried again after 1, 2 and 4 s, each at an address of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  await writeFile(
    join(folder, 'app.mjs'),
    `export const start = () => globalThis.starts.push('start');
    if (globalThis.isBroken(new URL(import.meta.url).search)) throw new Error('broken');`,
  );
  appFile = `..${folder}/app.mjs`;
  const delays: number[] = [];
  const asked: string[] = [];
  const starts: string[] = [];
  let broken = ['', '?r=1', '?r=2', '?r=3'];
  Object.assign(globalThis, {
    starts,
    isBroken(search: string) {
      asked.push(search);
      return broken.includes(search);
    },
  });
  const { setTimeout } = globalThis;
  Object.assign(globalThis, {
    setTimeout(task: () => void, ms = 0) {
      delays.push(ms);
      return setTimeout(task, 0);
    },
  });
  try {
    const first = startApp();
    const second = startApp();
    second.catch(() => {});
    assert.match(String(await first.catch((error) => error)), 'broken');
    assert.equal(asked, broken);
    assert.equal(delays, [1000, 2000, 4000]);
    // Node, too, remembers a failed module by its address.
    broken = [];
    appFile = `..${folder}/./app.mjs?again&`;
    const again = startApp();
    assert.is(typeof (await again).start, 'function');
    await startApp();
    assert.equal(starts, ['start']);
  } finally {
    Object.assign(globalThis, { setTimeout });
    await rm(folder, { recursive: true });
  }
});

test('the landing page in place of another one goes there, or is the 404 page', () => {
  const replaced: string[] = [];
  location.replace = (url) => replaced.push(String(url));
  for (const path of ['/', '/index.html']) {
    history.replaceState(null, '', path);
    assert.ok(findPage('/'), path);
  }
  for (const path of ['/team', '/team/index.html', '/nope', '/team/x', '/team/']) {
    history.replaceState(null, '', path);
    assert.is(findPage('/'), path === '/team' || path === '/team/index.html', path);
    assert.ok(findPage('/team'));
  }
  assert.equal(replaced, ['/team/', '/team/']);
  assert.equal(
    log.errors,
    ['/nope', '/team/x', '/team/'].map((path) => [`Page not found: ${path}`]),
  );
});

/** Opens a page; what has the focus when it has been parsed. */
function arriveAt(page: string, path: string, referrer: string) {
  document.body.innerHTML = '<h1 tabindex="-1">Heading</h1>';
  history.replaceState(null, '', path);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  arrive(page);
  dispatchEvent(new Event('DOMContentLoaded'));
  return document.activeElement?.tagName;
}

test('the focus is on the heading after a link of our own, unless it names a place', () => {
  const own = `${location.origin}/team/`;
  assert.is(arriveAt('/', '/', ''), 'BODY');
  assert.is(arriveAt('/', '/', 'https://other.example/'), 'BODY');
  assert.is(arriveAt('/', '/#team', own), 'BODY');
  assert.is(history.scrollRestoration, 'auto');
  assert.is(arriveAt('/', '/', own), 'H1');
});

test('the team page starts at its top, and the 404 page logs its address', () => {
  arriveAt('/team', '/team/', '');
  assert.is(history.scrollRestoration, 'manual');
  arriveAt('*', '/nope', '');
  assert.equal(log.errors, [['Page not found: /nope']]);
});

test('an image that fails is hidden or replaced once; the substitute can fail too', () => {
  fallBackForImages();
  document.body.innerHTML = `<picture><source srcset="a.avif"><img src="a.jpg" srcset="a.jpg 2x" data-fallback="b.jpg"></picture>
    <img src="c.jpg" data-fallback="hide"><img src="d.jpg">`;
  const [swapped, hidden, plain] = document.querySelectorAll('img');
  assert.ok(swapped && hidden && plain);
  const fail = (image: HTMLImageElement) => image.dispatchEvent(new Event('error'));
  for (const image of [swapped, hidden, plain]) fail(image);
  assert.equal(
    [swapped, hidden, plain].map((image) => image.hidden),
    [false, true, false],
  );
  assert.is(swapped.getAttribute('src'), 'b.jpg');
  assert.is(document.querySelectorAll('[srcset]').length, 0);
  fail(swapped);
  assert.ok(swapped.hidden);
});

test.run();
