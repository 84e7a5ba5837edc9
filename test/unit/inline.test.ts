import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { announce, setUpAnnouncements } from '../../src/lead/announce.inline';
import { redirectUnknownPath } from '../../src/pages/redirect-unknown-path.inline';
import { fallBackForImages } from '../../src/ui/image-fallback.inline';
import { find, stopTime } from '../support/drive/render';

const test = suite('inline');

test.after.each(() => {
  mock.reset();
  siteOrigin = 'http://localhost';
  history.replaceState(null, '', '/');
});

test('the landing page at an unknown path leads to the page there, or to the 404 page', () => {
  let target: unknown;
  mock.method(location, 'replace', (url: string) => (target = url));
  const checkTarget = (path: string, expected?: string) => {
    target = undefined;
    history.replaceState(null, '', `http://localhost${path}`);
    redirectUnknownPath();
    assert.is(target, expected, path);
  };
  checkTarget('/sub/');
  checkTarget('/sub/index.html');
  checkTarget('/sub/team?a=b#c', 'http://localhost/sub/team/?a=b#c');
  checkTarget('/sub/nope/', 'http://localhost/sub/404.html#/sub/nope/');
  checkTarget('//evil.example', 'http://localhost//evil.example/');
  // A host may answer with the landing page even at the URL of the 404 page. A redirect would never end.
  checkTarget('/sub/404.html#/sub/nope/');
  // A copy in a web archive or behind a proxy shows itself.
  siteOrigin = 'https://www.example.com';
  checkTarget('/web/2026/https://www.example.com/');
  checkTarget('/sub/team');
});

const setActive = (isActive: boolean) => dispatchEvent(new Event(isActive ? 'focus' : 'blur'));

test('an announcement waits 300 ms, and is repeated for a visitor who was away', () => {
  stopTime();
  document.hasFocus = () => true;
  document.body.innerHTML =
    '<main><dialog><p role="status"></p></dialog><p role="status"></p></main>';
  const [inDialog, onPage] = document.querySelectorAll('p');
  setUpAnnouncements();
  const readAfter = (ms: number) => {
    mock.timers.tick(ms);
    return [onPage?.textContent, inDialog?.textContent];
  };
  announce('Thanks', 10_000);
  assert.equal(readAfter(299), ['', '']);
  assert.equal(readAfter(1), ['Thanks', '']);
  setActive(false);
  assert.equal(readAfter(60_000), ['', '']);
  setActive(true);
  assert.equal(readAfter(300), ['Thanks\u00a0', ''], 'a repetition differs from the first text');
  assert.equal(readAfter(10_000), ['', '']);
  setActive(false);
  setActive(true);
  assert.equal(readAfter(300), ['', ''], 'a text that was heard is not repeated');
  document.querySelector('dialog')?.showModal();
  announce('Copied');
  assert.equal(readAfter(300), ['', 'Copied'], 'an open dialog has its own region');
  assert.equal(readAfter(1000), ['', '']);
});

test('a substitute that fails too is hidden', () => {
  fallBackForImages();
  document.body.innerHTML = '<img src="a.jpg" data-fallback="b.jpg">';
  const image = find('img', HTMLImageElement);
  for (const isHidden of [false, true]) {
    image.dispatchEvent(new Event('error'));
    assert.is(image.hidden, isHidden);
  }
});

test.run();
