// The team page, the 404 page and the error page.
import { type Area, expect, Unknown } from './site';

const roles = [
  'CEO',
  'CMO',
  'COO',
  'Finance and Royalties Director',
  'General Counsel',
  'VP of A&R and M&A',
  'Acquisitions Lead',
  'Acquisitions Lead',
  'VP Publishing',
];

export const pages: Area = async (site, rule) => {
  const team = await site.open('team/');

  await rule('team.top', async () => {
    await team.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await team.reload({ waitUntil: 'load' });
    await team.until('after a reload the page is not at its top', 'scrollY === 0');
  });

  await rule('team.back', async () => {
    const path = await team.evaluate(
      () => (look.one('a', 'Back to Home') as HTMLAnchorElement).href,
    );
    expect(path === site.url, `it leads to ${path}`);
  });

  await rule('team.leaders', async () => {
    const seen = await team.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main li')].map((person) => ({
        name: person.querySelector('h2, h3')?.textContent ?? '',
        hasPhoto: person.querySelector('img') !== null,
        lines: [...person.querySelectorAll('p')].map(({ textContent }) => look.words(textContent)),
      })),
    );
    expect(seen.length === 9, `${seen.length} leaders instead of nine`);
    const wrong = seen.find(({ name, lines }) => !name.trim() || (lines[1] ?? '').length < 20);
    expect(!wrong, `${wrong?.name || 'somebody'} has no name or no bio`);
    const order = seen.map(({ lines }) => lines[0]);
    const at = roles.findIndex((role, index) => order[index] !== role);
    expect(at < 0, `role ${at + 1} is "${order[at]}" instead of "${roles[at]}"`);
    return roles.join(', ');
  });

  await rule('team.framing', async () => {
    const positions = await team.$$eval('main li img', (photos) =>
      photos.map((photo) => getComputedStyle(photo).objectPosition),
    );
    const own = positions.filter((position) => position !== '50% 50%');
    expect(own.length === 2, `${own.length} photos have a framing of their own, not two`);
    return own.join(' and ');
  });

  await rule('team.call', async () => {
    await team.evaluate(() => look.one('main a', 'Schedule Intro Call').click());
    await team.until('"Schedule Intro Call" opens no dialog', 'look.dialog()');
  });
  await team.leave();

  await rule('team.initial', async () => {
    const broken = await site.open('team/', { failing: /\.(avif|jpe?g|webp|png)$/ });
    const wrong = await broken.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 60));
      }
      return [...document.querySelectorAll<HTMLElement>('main li')].flatMap((person) => {
        const name = look.words(person.querySelector('h2, h3')?.textContent);
        const letter = [...person.querySelectorAll<HTMLElement>('*')].find(
          (element) => look.isVisible(element) && [...look.words(element.textContent)].length === 1,
        );
        const isPhotoShown = [...person.querySelectorAll('img')].some(look.isVisible);
        return !isPhotoShown && look.words(letter?.textContent) === [...name][0] ? [] : [name];
      });
    });
    expect(wrong.length === 0, `without photos, no first letter for ${wrong.join(', ')}`);
    await broken.leave();
  });

  const path = 'no-such-page-of-the-firm';
  const missing = await site.open(path);

  await rule('404.status', () => {
    expect(missing.status !== 500, 'the server fails');
    expect(missing.status === 404, `the status is ${missing.status}`);
  });
  await rule('404.text', async () => {
    await missing.until('no "Oops! Page not found"', 'look.count("Oops! Page not found") === 1');
  });
  await rule('404.home', async () => {
    const href = await missing.evaluate(
      () => (look.one('a', 'Return to Home') as HTMLAnchorElement).href,
    );
    expect(href === site.url, `it leads to ${href}`);
  });
  await rule('404.log', () => {
    expect(
      missing.log.some((line) => line.includes(path) && !line.startsWith('Failed to load')),
      'the missing path is not logged to the console',
    );
  });
  await missing.leave();

  await rule('500.page', async () => {
    const failed = await site.open('500.html');
    if (failed.status !== 200) {
      await failed.leave();
      throw new Unknown(`the host does not show its error page (${failed.status})`);
    }
    const heading = await failed.$eval('h1', (heading) => look.words(heading.innerText));
    expect(heading === 'Unexpected Application Error!', `its heading is "${heading}"`);
    const home = await failed.evaluate(() =>
      look.all('main a').map((link) => (link as HTMLAnchorElement).href),
    );
    expect(home.includes(site.url), 'no link leads home');
    await failed.leave();
    return `"${heading}"`;
  });
};
