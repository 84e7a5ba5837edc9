// The other pages: Leadership Team, 404 and error; and pictures that do not load.
import type { Page } from 'puppeteer';
import * as assert from 'uvu/assert';
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { scheduleCall } from '../support/drive/lead';
import { resizeTo, type TestPage } from '../support/drive/page';
import { missingPath } from '../support/drive/states';
import { inBoth, rule, type Visit } from './visit';

const { bar, errorPage: errorWords, leaders, notFoundPage, teamPage } = content;

async function openBoth({ desktopPage, phonePage, url }: Visit, path: string) {
  const pages: [TestPage, TestPage] = [await desktopPage(path), await phonePage(path)];
  const status = pages[0].requests[0]?.response()?.status();
  for (const page of pages) {
    await page.bringToFront();
    await page.evaluate(() => kit.loadPictures());
  }
  const expectHeading = (words: string) =>
    inBoth(pages, (words) => void kit.getByRole('heading', words), words);
  const readHref = (words: string) => kit.getByRole<HTMLAnchorElement>('link', words).href;
  const expectLinkHome = async (words: string) =>
    assert.is(await inBoth(pages, readHref, words), url);
  return { page: pages[0], pages, status, expectHeading, expectLinkHome };
}

export async function team(visit: Visit): Promise<void> {
  const { page, pages, status, expectHeading, expectLinkHome } = await openBoth(visit, '/team/');
  await rule(['/team ("Leadership Team" page)', teamPage.heading], async () => {
    assert.is(status, 200);
    await expectHeading(teamPage.heading);
  });
  const roles =
    'a grid of nine leaders, each with photo, name, role and bio: "CEO", "CMO", "COO", "Finance and Royalties Director", "General Counsel", "VP of A&R and M&A", "Acquisitions Lead", "Acquisitions Lead", "VP Publishing"';
  await rule([roles, ...leaders.map(({ role }) => role)], async () => {
    const wanted = leaders.map(({ name, role, bio, image }) => ({
      name: plain(name),
      texts: [plain(role), plain(bio)],
      hasPhoto: Boolean(image),
    }));
    for (const one of pages) {
      await one.bringToFront();
      const people = await one.evaluate(() => kit.readPeople());
      assert.equal(
        people.map(({ name, texts, hasPhoto }) => ({ name, texts, hasPhoto })),
        wanted,
      );
      const columns = new Set(people.map(({ left }) => left)).size;
      const isGrid = columns > 1 || people.length === 1;
      expect(one !== page || isGrid, 'they stand in one column, not in a grid');
    }
  });
  const framed = leaders
    .filter(({ image, framing = 'center' }) => image && framing !== 'center')
    .map(({ name }) => plain(name));
  await rule(['"2" photos get custom framing', framed.length], async () => {
    const people = await inBoth(pages, () => kit.readPeople());
    const usual = people.find(({ name, hasPhoto }) => hasPhoto && !framed.includes(name));
    const found = people.filter(({ hasPhoto, framing }) => hasPhoto && framing !== usual?.framing);
    assert.equal(
      found.map(({ name }) => name),
      framed,
    );
  });
  await rule(['a "Back to Home" link', bar.backToHome], () => expectLinkHome(bar.backToHome));
  await page.bringToFront();
  await rule('Scrolls to the top on load.', async () => {
    // So low a window that every page scrolls.
    await resizeTo(page, '1280×300');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.until(() => scrollY > 0);
    await page.reload();
    await page.evaluate(() => kit.passFrames());
    assert.is(await page.evaluate(() => scrollY), 0);
  });
  await rule('the call is at the end of the team page, too', async () => {
    await page.press('button', scheduleCall, 'main');
    await page.until(() => kit.dialog());
  });
}

export async function notFound(visit: Visit): Promise<void> {
  const { page, status, expectHeading, expectLinkHome } = await openBoth(visit, missingPath);
  const { heading, home } = notFoundPage;
  await rule(['A 404 page with the text "Oops! Page not found"', heading], async () => {
    assert.is(status, 404);
    await expectHeading(heading);
  });
  await rule(['a "Return to Home" link', home], () => expectLinkHome(home));
  await rule('The missing path is logged to the console.', () => {
    const isOurs = (text: string) => text.includes(missingPath) && !/^Failed to load/.test(text);
    expect(page.lines.some(isOurs), 'the missing path is not in the console');
  });
}

export async function errorPage(visit: Visit): Promise<void> {
  const { pages, expectHeading } = await openBoth(visit, '/500.html');
  const { heading } = errorWords;
  const sentence = 'fallback error page has the heading "Unexpected Application Error!"';
  await rule([sentence, heading], () => expectHeading(heading));
  const look = (url: string, email: string) => {
    const main = kit.getByRole('main');
    const links = [...document.links].filter((link) => main.contains(link) && kit.textOf(link));
    const hrefs = links.map(({ href }) => decodeURIComponent(href));
    kit.expect(hrefs.includes(location.href), 'no link reloads it');
    kit.expect(hrefs.includes(url), 'no link leads home');
    kit.expect(hrefs.includes(`mailto:${email}`), `no mail link to ${email}`);
  };
  await rule("the error page can be reloaded, and has a link home and the firm's address", () =>
    inBoth(pages, look, visit.url, content.firm.email),
  );
}

/** Photos and logos that do not load. */
export async function fallbacks({ site, open, desktopPage, url }: Visit): Promise<void> {
  const { logos, photo } = await (await desktopPage('/')).evaluate(() => ({
    logos: [kit.getByRole('banner'), kit.footer()].flatMap(kit.pictures),
    photo: kit.pictures(kit.hero()),
  }));
  const paths = [...logos, ...photo].map((address) => new URL(address).pathname);
  const prepare = (page: Page) => page.setCacheEnabled(false);
  site.answer(new RegExp(paths.join('|')), 404);
  const page = await open('/', { prepare });
  await page.evaluate(() => kit.loadPictures());
  site.answer(/\.(avif|jpg)$/, 404);
  const people = await open('/team/', { prepare });
  await people.evaluate(() => kit.loadPictures());

  await rule('if the logo fails to load it is hidden', async () => {
    for (const one of [page, people]) {
      const logos = ':is(header, footer, nav) img';
      expect(await one.$(logos), 'there is no logo');
      const areHidden = (logos: string) =>
        ![...document.querySelectorAll(logos)].some(kit.isVisible);
      await one.until(areHidden, logos);
    }
    const find = () => kit.getByRole<HTMLAnchorElement>('link', /./, kit.getByRole('banner')).href;
    assert.is(await people.evaluate(find), url);
  });
  await rule('if the concert image fails to load it switches to a stock photo', async () => {
    await page.bringToFront();
    const hasOther = (failing: string[]) =>
      [...kit.hero().querySelectorAll('img')].some(
        (image) =>
          kit.isVisible(image) && image.naturalWidth > 300 && !failing.includes(image.currentSrc),
      );
    await page.until(hasOther, photo);
  });
  await rule(
    'If a photo fails to load, it is replaced by the first letter of the name.',
    async () => {
      const found = await people.evaluate(() => kit.readPeople());
      expect(found.length > 0, 'nobody is on /team');
      for (const { name, letter, hasPhoto } of found) {
        expect(!hasPhoto, `the photo of ${name} did not fail`);
        const [first = [...name][0]] = /\p{L}\p{M}*/u.exec(name) ?? [];
        expect(letter === first, `"${letter}" in place of ${name}`);
      }
    },
  );
}
