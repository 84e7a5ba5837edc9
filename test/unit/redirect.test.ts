import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { redirectUnknownPath } from '../../src/pages/redirect-unknown-path.inline';

const test = suite('redirect');
const origin = 'https://www.firm.example';
// The build puts these into the script.
Object.assign(globalThis, { __ORIGIN__: origin, __BASE__: '/sub/' });

/** Where the landing page at an address leads to; undefined where it stays. */
function targetOf(path: string, at = origin): string | undefined {
  let target: string | undefined;
  const replace = (url: string) => {
    target = url;
  };
  const { pathname, search, hash } = new URL(at + path);
  Object.assign(globalThis, { location: { origin: at, pathname, search, hash, replace } });
  redirectUnknownPath();
  return target;
}

test('the landing page at an unknown path leads to the page there, or to the 404 page', () => {
  assert.is(targetOf('/sub/'), undefined);
  assert.is(targetOf('/sub/index.html'), undefined);
  assert.is(targetOf('/sub/team?a=b#c'), `${origin}/sub/team/?a=b#c`);
  assert.is(targetOf('/sub/nope/'), `${origin}/sub/404.html#/sub/nope/`);
  assert.is(targetOf('//evil.example'), `${origin}//evil.example/`);
});

test('it never leads in a circle, and a copy in a web archive shows itself', () => {
  // A host may answer with the landing page even at the address of the 404 page.
  assert.is(targetOf('/sub/404.html#/sub/nope/'), undefined);
  const archive = 'https://archive.example';
  assert.is(targetOf(`/web/2026/${origin}/`, archive), undefined);
  assert.is(targetOf('/sub/team', archive), undefined);
});

test.run();
