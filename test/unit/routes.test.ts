import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { investorLoginHref } from '../../src/investor-login';
import { routeFor, routes } from '../../src/routes';
import { normalisePath, pageHref } from '../../src/site-path';

const test = suite('routes');

test('there are three, each with a title of its own', () => {
  assert.equal(
    routes.map(({ path }) => path),
    ['/', '/team', '*'],
  );
  assert.is(new Set(routes.map(({ title }) => title)).size, 3);
});

test('hosts may show endings', () => {
  for (const path of ['/team', '/team/', '/team.html', '/team/index.html', '/team//']) {
    assert.is(normalisePath(path), '/team', path);
  }
  for (const path of ['/', '/index.html', '//']) assert.is(normalisePath(path), '/', path);
  assert.is(normalisePath('/sub/'), '/sub');
  assert.is(normalisePath('/teams.htm'), '/teams.htm');
  assert.is(normalisePath('/xindex.html'), '/xindex');
});

test('every path has a route', () => {
  assert.is(routeFor('/').name, 'home');
  assert.is(routeFor('/team').name, 'team');
  assert.is(routeFor('/TEAM').name, 'team');
  for (const path of ['/teams', '/team/x', '/a/b', '/404'])
    assert.is(routeFor(path).name, 'notFound', path);
});

test('a page knows the paths it may be served at', () => {
  const served = (name: string, path: string) =>
    new RegExp(routes.find((route) => route.name === name)?.servedAt ?? '^$', 'i').test(path);
  for (const path of ['/', '/index.html', '/sub/']) assert.ok(served('home', path), path);
  for (const path of ['/x', '/a/b', '/team']) assert.not(served('home', path), path);
  for (const path of ['/team', '/team/', '/team.html', '/sub/team/index.html', '/Team']) {
    assert.ok(served('team', path), path);
  }
  for (const path of ['/', '/team/x', '/teams']) assert.not(served('team', path), path);
  assert.ok(served('notFound', '/anything/at/all'));
});

test('links are relative to the page', () => {
  assert.is(pageHref('./', '/'), './');
  assert.is(pageHref('./', '/team'), './team');
  assert.is(pageHref('../', '/team'), '../team');
  assert.is(pageHref('/sub/', '/'), '/sub/');
});

test('the login keeps its own parameters and gets ours', () => {
  assert.is(
    investorLoginHref({
      url: 'https://a.com/x?firm=1',
      tracking: { utm_source: 'web site', utm_medium: 'a&b' },
    }),
    'https://a.com/x?firm=1&utm_source=web+site&utm_medium=a%26b',
  );
});

test.run();
