import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mayRead } from '../verify/host';

const test = suite('robots.txt');

/** Rules, and whether Google may read /team/. */
const cases: [rules: string, isAllowed: boolean][] = [
  ['', true],
  ['User-agent: *\nDisallow:', true],
  ['User-agent: *\nDisallow: / # all', false],
  ['User-agent: *\nDisallow: /*', false],
  ['User-agent: *\nDisallow: /*.pdf$', true],
  ['User-agent: *\nDisallow: /team$', true],
  ['User-agent: *\nDisallow: /\nAllow: /team', true],
  ['User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /', true],
  ['User-agent: GPTBot\nUser-agent: *\nDisallow: /', false],
  ['user-agent: googlebot\r\ndisallow: /\r\n\r\nuser-agent: *\r\nallow: /', false],
];

test('is read as a search engine reads it', () => {
  for (const [rules, isAllowed] of cases)
    assert.is(mayRead(rules, 'googlebot', 'https://firm.com/team/'), isAllowed, rules);
});

test.run();
