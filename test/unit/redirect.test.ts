import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { redirectUnknownPath } from '../../src/pages/redirect-unknown-path.inline';

const test = suite('redirect');

test.after(() => {
  mock.reset();
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
});

test.run();
