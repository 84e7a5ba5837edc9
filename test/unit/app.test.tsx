import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { App } from '../../src/app/app';
import { ErrorPage } from '../../src/app/error-page';
import { followScroll } from '../../src/app/scroll-memory';
import { firm } from '../../src/content/firm';
import { team } from '../../src/content/landing';
import { leaders } from '../../src/content/leaders';
import { leadershipRoles } from '../../src/content/types';
import { Boundary } from '../../src/ui/boundary';
import { act, cleanup, fireEvent, passTime, recordErrors, render, screen } from '../support/render';

const test = suite('app');

test.before(() => followScroll());
test.after.each(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

const show = (path: string) => {
  history.replaceState(null, '', path);
  return render(<App root="./" base="" isPrerendered={false} />);
};
const fault = new Error('broken');

function Broken(): never {
  throw fault;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the landing page has its sections in order', () => {
  const { container } = show('/');
  assert.is(heading(), 'Turning Assets to Legacy');
  assert.equal(
    Array.from(container.querySelectorAll('section[id]'), (section) => section.id),
    ['about', 'why-partner', 'team', 'contact'],
  );
  assert.equal(
    Array.from(container.querySelectorAll('nav a'), (link) => link.getAttribute('href')),
    ['#about', '#why-partner', '#team', '#contact'],
  );
  const text = container.textContent ?? '';
  for (const words of [
    'Growing IP Value Year After Year',
    '$400M',
    '15 years+',
    'Worldwide',
    '$2B+',
    '$1.27B',
    '© 2025',
  ]) {
    assert.ok(text.includes(words), words);
  }
});

test('the login opens in a new tab, with its tracking, and says so', () => {
  show('/');
  const link = screen.getByRole('link', {
    name: 'Investor Login (opens in a new tab)',
  }) as HTMLAnchorElement;
  assert.is(link.target, '_blank');
  assert.is(link.rel, 'noopener');
  assert.ok(link.href.startsWith(firm.investorLogin.url));
  assert.is(new URL(link.href).searchParams.get('utm_source'), 'website');
});

test('two buttons open the dialog, and one card leads to the team', () => {
  const { container } = show('/');
  assert.is(screen.getAllByText('Schedule Intro Call', { selector: 'button' }).length, 2);
  assert.is(container.querySelectorAll('main a[data-page]').length, 1);
  assert.is(team.cards.length, 3);
  for (const { name } of team.cards) assert.ok(screen.getByRole('heading', { level: 3, name }));
  for (const area of ['Entertainment', 'Finance', 'Technology', 'Legal'])
    assert.ok(screen.getByText(area));
});

test('the team page has nine people in the nine roles, two of them framed', () => {
  const { container } = show('/team');
  assert.is(heading(), 'Leadership Team');
  assert.is(screen.getAllByRole('listitem').length, 9);
  const roles = leaders.map(({ role }) => role);
  assert.equal([...roles].sort(), [...leadershipRoles].sort());
  assert.is(leaders.filter(({ framing }) => framing !== undefined).length, 2);
  assert.is(
    new Set(Array.from(container.querySelectorAll('main img'), (image) => image.className)).size,
    3,
  );
  assert.ok(screen.getByText('Back to Home'));
});

test('a portrait has its letter behind it', () => {
  show('/team');
  const photo = screen.getByAltText('Portrait of Marian Holloway');
  assert.is(photo.closest('div')?.querySelector('span')?.textContent, 'M');
});

test('every other path is the 404 page, and is logged once', () => {
  const log = recordErrors();
  show('/nope/deeper');
  assert.is(heading(), 'Oops! Page not found');
  assert.ok(screen.getByText('Return to Home'));
  log.stop();
  assert.equal(log.errors, [['Page not found: /nope/deeper']]);
});

test('a prerendered page is not announced again', () => {
  const log = recordErrors();
  history.replaceState(null, '', '/nope');
  document.title = 'as prerendered';
  render(<App root="./" base="" isPrerendered={true} />);
  log.stop();
  assert.equal(log.errors, []);
  assert.is(document.title, 'as prerendered');
});

test('a change of page brings title, focus and the log line', () => {
  const log = recordErrors();
  show('/');
  act(() => history.pushState(null, '', '/team'));
  assert.is(document.title, 'Leadership Team | Refrain Legacy Partners');
  assert.is(document.activeElement?.textContent, 'Leadership Team');
  act(() => history.pushState(null, '', '/gone'));
  assert.is(document.title, 'Page not found | Refrain Legacy Partners');
  act(() => history.pushState(null, '', '/'));
  assert.is(document.activeElement?.textContent, 'Turning Assets to Legacy');
  log.stop();
  assert.equal(log.errors, [['Page not found: /gone']]);
});

test('works below a base', () => {
  history.replaceState(null, '', '/sub/team');
  render(<App root="./" base="/sub" isPrerendered={true} />);
  assert.is(heading(), 'Leadership Team');
});

test('leaves clicks with a modifier to the browser', () => {
  show('/');
  const link = document.querySelector('main a[data-page]') as HTMLAnchorElement;
  for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true });
    link.dispatchEvent(event);
    assert.not(event.defaultPrevented, modifier);
  }
});

test('shows the error page for anything that throws, and logs it once', async () => {
  const log = recordErrors();
  render(
    <Boundary fallback={<ErrorPage />}>
      <Broken />
    </Boundary>,
    { onCaughtError: () => {} } as object,
  );
  await passTime(10);
  log.stop();
  assert.is(heading(), 'Unexpected Application Error!');
  assert.is(document.activeElement?.textContent, 'Unexpected Application Error!');
  assert.match(document.title, 'Error');
  assert.ok(screen.getByText('Reload the page'));
  assert.is((screen.getByText('Return to Home') as HTMLAnchorElement).getAttribute('href'), '');
  assert.equal(log.errors.filter((args) => args.includes(fault)).length, 1);
});

test('the reload button loads the page again', () => {
  const log = recordErrors();
  render(
    <Boundary fallback={<ErrorPage />}>
      <Broken />
    </Boundary>,
    { onCaughtError: () => {} } as object,
  );
  log.stop();
  let reloads = 0;
  const { reload } = location;
  location.reload = () => {
    reloads += 1;
  };
  fireEvent.click(screen.getByText('Reload the page'));
  location.reload = reload;
  assert.is(reloads, 1);
});

test.run();
