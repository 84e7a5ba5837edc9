// The other pages: Leadership Team, 404 and error; and pictures that do not load.
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { scheduleCall } from '../support/drive/lead';
import type { TestPage } from '../support/drive/page';
import { inBoth, missingPath, type Path, type Visit } from './visit';

const { bar, errorPage: errorWords, leaders, notFoundPage, teamPage } = content;

type People = ReturnType<typeof kit.readPeople>;

async function openBoth({ desktopPage, phonePage, rule, url }: Visit, path: Path) {
  const pages: [TestPage, TestPage] = [await desktopPage(path), await phonePage(path)];
  for (const page of pages) {
    await page.bringToFront();
    await page.evaluate(() => kit.loadPictures());
  }
  const heading = (id: string, words: string) =>
    rule(id, () => inBoth(pages, (words) => void kit.getByWords('heading', words), words));
  const readHref = (words: string) => kit.getByWords<HTMLAnchorElement>('link', words).href;
  const linkHome = (id: string, words: string) =>
    rule(id, async () => {
      const href = await inBoth(pages, readHref, words);
      expect(href === url, `it leads to ${href}`);
    });
  return { page: pages[0], pages, heading, linkHome };
}

export async function team(visit: Visit): Promise<void> {
  const { rule, url } = visit;
  const { page, pages, heading, linkHome } = await openBoth(visit, 'team');
  const judge = (id: string, look: (people: People) => void) =>
    rule(id, async () => {
      for (const one of pages) {
        await one.bringToFront();
        look(await one.evaluate(() => kit.readPeople()));
      }
    });

  await rule('team-page.address', () => {
    expect(page.status === 200, `it answers with the status ${page.status}`);
    expect(page.url().startsWith(`${url}team`), `it leads to ${page.url()}`);
  });
  if (page.status !== 200) throw new Error('there is no page /team');
  await heading('team-page.heading', teamPage.heading);
  await judge('team-page.people', (people) => {
    const names = people.map(({ name }) => name).join(', ');
    expect(names === leaders.map(({ name }) => plain(name)).join(', '), `there are ${names}`);
    for (const [index, { name, texts, photo, alt }] of people.entries()) {
      const isRight = Boolean(photo) === Boolean(leaders[index]?.image);
      expect(isRight, photo ? `a photo of ${name}` : `no photo of ${name}`);
      expect(!alt || alt.includes(name), `the photo of ${name} is described as "${alt}"`);
      expect(texts.includes(plain(leaders[index]?.bio)), `${name} has no bio`);
    }
    const photos = people.map(({ photo }) => photo).filter(Boolean);
    expect(new Set(photos).size === photos.length, 'two people have the same photo');
  });
  await judge('team-page.roles', (people) => {
    for (const [index, { name, texts }] of people.entries()) {
      const role = plain(leaders[index]?.role);
      expect(texts.includes(role), `${name} is "${texts[0] ?? ''}", not "${role}"`);
    }
  });
  await judge('team-page.framing', (people) => {
    const shown = new Map<string, string>();
    for (const [index, { name, framing }] of people.entries()) {
      if (!framing) continue;
      expect(framing.startsWith('cover'), `the photo of ${name} is squeezed, not cropped`);
      const { framing: wanted = 'center' } = leaders[index] ?? {};
      const same = shown.get(wanted) ?? framing;
      expect(framing === same, `the photo of ${name} is not framed as others with "${wanted}"`);
      shown.set(wanted, framing);
    }
    expect(new Set(shown.values()).size === shown.size, 'no photo has a framing of its own');
  });
  await linkHome('team-page.back', bar.backToHome);
  await page.bringToFront();
  await rule('team-page.top', async () => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.expectSoon('the page does not scroll', () => scrollY > 100);
    await page.reload();
    await page.evaluate(() => kit.passFrames());
    const top = await page.evaluate(() => scrollY);
    expect(top === 0, `after a reload it starts ${top} px below its top`);
  });
  await rule('team-page.call', async () => {
    await page.press('button', scheduleCall, 'main');
    await page.expectSoon('the dialog does not open', () => kit.dialog());
  });
}

export async function notFound(visit: Visit): Promise<void> {
  const { page, heading, linkHome } = await openBoth(visit, missingPath);
  await visit.rule('not-found.status', () => {
    expect(page.status === 404, `an unknown path answers with the status ${page.status}`);
  });
  await heading('not-found.text', notFoundPage.heading);
  await linkHome('not-found.home', notFoundPage.home);
  await visit.rule('not-found.log', () => {
    const isOurs = (text: string) => text.includes(missingPath) && !/^Failed to load/.test(text);
    const line = page.lines.find(isOurs);
    expect(line, 'the missing path is not in the console');
  });
}

export async function errorPage(visit: Visit): Promise<void> {
  const { pages, heading } = await openBoth(visit, '500.html');
  const inquiries = await (await visit.desktopPage('')).evaluate(() => kit.address());
  await heading('error.heading', errorWords.heading);
  const look = (url: string, inquiries: string) => {
    const main = kit.getByRole('main');
    const links = [...document.links].filter((link) => main.contains(link) && kit.textOf(link));
    const hrefs = links.map(({ href }) => href);
    kit.expect(hrefs.includes(location.href), 'no link reloads it');
    kit.expect(hrefs.includes(url), 'no link leads home');
    kit.expect(kit.addresses(main).includes(inquiries), `no mail link to ${inquiries}`);
  };
  await visit.rule('error.ways', () => inBoth(pages, look, visit.url, inquiries));
}

/** Photos and logos that do not load. */
export async function fallbacks({ rule, open, desktopPage, url }: Visit): Promise<void> {
  const { logos, photo } = await (await desktopPage('')).evaluate(() => ({
    logos: [kit.getByRole('banner'), kit.footer()].flatMap(kit.pictures),
    photo: kit.pictures(kit.hero()),
  }));
  const failing = new Set([...logos, ...photo]);
  const page = await open('', { fail: (address) => failing.has(address) });
  await page.evaluate(() => kit.loadPictures());
  const people = await open('team', { fail: (_, type) => type === 'image' });
  await people.evaluate(() => kit.loadPictures());

  await rule('image.logo', async () => {
    for (const one of [page, people]) {
      const logos = ':is(header, footer, nav) img';
      expect(await one.$(logos), 'there is no logo');
      const areHidden = (logos: string) =>
        ![...document.querySelectorAll(logos)].some(kit.isVisible);
      await one.expectSoon('a logo that has failed is still there', areHidden, logos);
    }
    const find = () => kit.getByRole<HTMLAnchorElement>('link', /./, kit.getByRole('banner')).href;
    const href = await people.evaluate(find);
    expect(href === url, `its link leads to ${href}`);
  });
  await rule('image.concert', async () => {
    await page.bringToFront();
    const hasOther = (failing: string[]) =>
      [...kit.hero().querySelectorAll('img')].some(
        (image) =>
          kit.isVisible(image) &&
          image.naturalWidth > 300 &&
          !failing.includes(image.currentSrc) &&
          !kit.isBlank(image),
      );
    await page.expectSoon('no other photo in the hero', hasOther, photo);
  });
  await rule('image.portrait', async () => {
    const found = await people.evaluate(() => kit.readPeople());
    expect(found.length > 0, 'nobody is on /team');
    for (const { name, letter, photo } of found) {
      expect(!photo, `the photo of ${name} did not fail`);
      const [first = [...name][0]] = /\p{L}\p{M}*/u.exec(name) ?? [];
      expect(letter === first, `"${letter}" in place of ${name}`);
    }
  });
}
