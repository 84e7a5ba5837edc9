import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { announce, repeatOnReturn } from '../../src/inline/announce';
import { fallBackForImages } from '../../src/inline/image-fallback';
import { startApp, startAppUnlessTried } from '../../src/inline/load-app';
import { redirectUnknownPath } from '../../src/inline/unknown-path';
import { stopTime } from '../support/drive/render';

const test = suite('inline');
const { setTimeout } = globalThis;

test.after.each(() => {
  mock.reset();
  Object.assign(globalThis, { setTimeout });
  history.replaceState(null, '', '/');
});

test('the app is asked for again after 1, 2 and 4 s, and then not before the next gesture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'));
  // The fifth attempt stalls, the sixth works.
  await writeFile(
    join(folder, 'app.mjs'),
    `export const start = () => globalThis.events.push('start');
    const count = globalThis.events.push(new URL(import.meta.url).search);
    if (count < 8) throw new Error('broken');
    if (count === 8) await new Promise(() => {});`,
  );
  appFile = `../..${folder}/app.mjs`;
  const events: unknown[] = [];
  const log = mock.method(console, 'error', () => {}).mock;
  Object.assign(globalThis, {
    events,
    setTimeout(task: () => void, ms: number) {
      if (ms < 20_000) setTimeout(task, 0, events.push(ms));
      else if (events.length === 7) setTimeout(task, 200);
    },
  });
  const failed = await Promise.allSettled([startApp(), startApp()]);
  assert.ok(failed.every(({ status }) => status === 'rejected'));
  assert.is(startAppUnlessTried(), undefined, 'a pointer that passes by');
  assert.is(log.calls.length, 1);
  await Promise.all([startApp(), startApp()]);
  await startApp();
  await rm(folder, { recursive: true });
  const first = ['', 1000, '?r=1', 2000, '?r=2', 4000, '?r=3'];
  assert.equal(events, [...first, '?r=4', 1000, '?r=5', 'start']);
});

test('the landing page at another path leads on to the page or to the 404 page', () => {
  let target: unknown;
  mock.method(location, 'replace', (url: string) => (target = url));
  for (const [path, expected] of Object.entries({
    '/sub/': undefined,
    '/sub/index.html': undefined,
    '/sub/team?a=b#c': 'http://localhost/sub/team/?a=b#c',
    '/sub/nope/': 'http://localhost/sub/404.html#/sub/nope/',
    '//evil.example': 'http://localhost//evil.example/',
    // A host that answers with the landing page even there.
    '/sub/404.html#/sub/nope/': undefined,
  })) {
    target = undefined;
    history.replaceState(null, '', `http://localhost${path}`);
    redirectUnknownPath('/');
    assert.is(target, expected, path);
  }
});

const setActive = (isActive: boolean) => dispatchEvent(new Event(isActive ? 'focus' : 'blur'));

test('words are announced after 300 ms, for a visitor who is there, until they count as heard', () => {
  stopTime();
  document.hasFocus = () => true;
  document.body.innerHTML = '<dialog><p role="status"></p></dialog><p role="status"></p>';
  const [inDialog, onPage] = document.querySelectorAll('p');
  repeatOnReturn();
  /** Lets time pass and reads both regions. */
  const heard = (ms: number) => {
    mock.timers.tick(ms);
    return [onPage?.textContent, inDialog?.textContent];
  };
  announce('Thanks', 10_000);
  assert.equal(heard(299), ['', '']);
  assert.equal(heard(1), ['Thanks', '']);
  setActive(false);
  assert.equal(heard(60_000), ['', '']);
  setActive(true);
  assert.equal(heard(300), ['Thanks\u00a0', ''], 'a repetition is another text');
  assert.equal(heard(10_000), ['', '']);
  setActive(false);
  setActive(true);
  assert.equal(heard(300), ['', ''], 'once it is heard');
  document.querySelector('dialog')?.showModal();
  announce('Copied');
  assert.equal(heard(300), ['', 'Copied'], 'where a dialog is open, inside of it');
  assert.equal(heard(1000), ['', '']);
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
