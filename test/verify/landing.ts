// The landing page: its sections, words and links.
import { type Area, expect } from './site';

const navigation = {
  About: 'about',
  'Why Partner': 'why-partner',
  Team: 'team',
  Contact: 'contact',
};
const anchors = Object.values(navigation);

export const landing: Area = async (site, rule) => {
  const page = await site.open('');

  await rule('landing.sections', async () => {
    const order = await page.evaluate(
      (ids) =>
        [document.querySelector('h1'), ...ids.map(look.section), document.querySelector('footer')]
          .map((element) => element?.getBoundingClientRect().top ?? Number.NaN)
          .map((top, index, tops) => index === 0 || top > (tops[index - 1] ?? 0)),
      anchors,
    );
    expect(
      !order.includes(false),
      'hero, About, Why Partner, Team, Contact, footer: another order',
    );
    return 'hero, About, Why Partner, Team, Contact, footer';
  });

  await rule('nav.links', async () => {
    const links = await page.evaluate(() =>
      look.all('nav a').map((link) => [look.nameOf(link), link.getAttribute('href')]),
    );
    const wanted = Object.entries(navigation).map(([name, id]) => [name, `#${id}`]);
    // A number may stand before a name.
    const isRight = links.every(
      ([name, href], index) =>
        name?.endsWith(wanted[index]?.[0] ?? '?') && href === wanted[index]?.[1],
    );
    expect(isRight && links.length === wanted.length, `the bar has ${links.join(' ')}`);
    return Object.keys(navigation).join(', ');
  });

  await rule('nav.fixed', async () => {
    const top = await page.evaluate(async () => {
      scrollTo({ top: 1500, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      return document.querySelector('header')?.getBoundingClientRect().top;
    });
    expect(top === 0, `after scrolling the bar is at ${top} px`);
  });

  await rule('nav.anchors', async () => {
    for (const id of anchors) {
      await page.evaluate((id) => look.one(`nav a[href="#${id}"]`).click(), id);
      await page.until(
        `#${id} is not at the top of the window after its link`,
        `(() => {
          const { top } = document.getElementById('${id}').getBoundingClientRect();
          const isStill = window.lastTop === top;
          window.lastTop = top;
          const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
          return isStill && (isAtEnd ? top < innerHeight : Math.abs(top) < 120);
        })()`,
      );
    }
  });

  await rule('hero.headline', async () => {
    const text = await page.$eval('h1', (heading) => look.words(heading.innerText));
    expect(text === 'Turning Assets to Legacy', `the h1 is "${text}"`);
    return `"${text}"`;
  });

  /** Checks that the texts stand one after the other. */
  const inOrder = async (container: string, texts: string[]) => {
    const missing = await page.evaluate(
      (container, texts) => {
        const element = document.querySelector<HTMLElement>(container);
        return element ? look.firstMissing(element, texts) : container;
      },
      container,
      texts,
    );
    expect(missing === undefined, `no "${missing}" in its place`);
    return texts.map((text) => `"${text}"`).join(', ');
  };

  const tagline = 'Growing IP Value Year After Year';
  await rule('hero.tagline', () => inOrder('main', ['Turning Assets to Legacy', tagline]));
  await rule('hero.stats', () =>
    inOrder('main', [tagline, '$400M', 'portfolio', '15', 'years+', 'Worldwide']),
  );

  await rule('hero.login', async () => {
    const { href, target } = await page.evaluate(() => {
      const link = look.one('main a', 'Investor Login') as HTMLAnchorElement;
      return { href: link.href, target: link.target };
    });
    const { host, protocol, searchParams } = new URL(href);
    expect(protocol === 'https:' && host !== new URL(site.url).host, `it leads to ${href}`);
    expect(target === '_blank', 'it opens in the same tab');
    const names = [...searchParams.keys()];
    expect(names.length > 0, `${href} has no tracking parameters`);
    return `${host}, ${names.join(', ')}`;
  });

  await rule('hero.call', () =>
    page.evaluate(() => {
      const button = look.one('main button', 'Schedule Intro Call');
      if (look.section('about').compareDocumentPosition(button) & 4)
        throw new Error('not in the hero');
    }),
  );

  await rule('claims.deals', () => inOrder('#why-partner', ['$2B+', 'deal experience', '$1.27B']));

  await rule('themes', async () => {
    const text = await page.evaluate(() => document.body.innerText);
    const themes = [
      /cultur\w+ significan/i,
      /artist/i,
      /data-driven/i,
      /flexible capital/i,
      /global expansion/i,
    ];
    const missing = themes.find((theme) => !theme.test(text));
    expect(!missing, `nothing speaks of ${missing?.source}`);
  });

  await rule('about.text', async () => {
    const lengths = await page.$$eval('#about p', (paragraphs) =>
      paragraphs
        .map((paragraph) => look.words(paragraph.textContent))
        .filter((text) => text.length > 60),
    );
    expect(
      lengths.length >= 3,
      `About has ${lengths.length} paragraphs, not an introduction and two more`,
    );
  });

  await rule('why.reasons', async () => {
    const count = await page.$$eval(
      '#why-partner li h3',
      (found) => found.filter(look.isVisible).length,
    );
    expect(count === 5, `${count} reasons instead of five`);
  });

  await rule('team.cards', async () => {
    const names = ['Leadership Team', 'Investment Committee', 'Advisory Board'];
    await inOrder('#team', names);
    const linked = await page.evaluate(
      (names) =>
        names.filter((name) =>
          look.one('#team h3', name).closest('a')?.pathname.endsWith('/team/'),
        ),
      names,
    );
    expect(linked.join() === names[0], `links to /team: ${linked.join(', ') || 'none'}`);
    return names.join(', ');
  });

  await rule('board.areas', () =>
    inOrder('#team', ['Board of Directors', 'Entertainment', 'Finance', 'Technology', 'Legal']),
  );

  await rule('contact.call', () =>
    page.evaluate(() => void look.one('#contact button', 'Schedule Intro Call')),
  );

  await rule('contact.address', async () => {
    const address = await page.evaluate(
      () =>
        look
          .all('#contact a[href^="mailto:"]')
          .map(look.nameOf)
          .find((name) => name.includes('@')) ?? '',
    );
    expect(/^\S+@\S+\.\S+$/.test(address), `"${address}" is no address`);
    return address;
  });

  await rule('footer.copyright', async () => {
    const text = await page.$eval('footer', (footer) => look.words(footer.innerText));
    expect(/(©|Copyright).{0,12}\b20\d\d\b/i.test(text), 'no © and year in the footer');
    expect(/© ?2025\b/.test(text), `the footer says ${/©[^.]*/.exec(text)?.[0]}, not © 2025`);
    return '© 2025';
  });
  await page.leave();

  await rule('menu.toggle', async () => {
    const phone = await site.open('', { width: 390, height: 844 });
    const areShown = 'look.all("nav a").length === 4';
    expect(!(await phone.evaluate(areShown)), 'the links are shown before the menu opens');
    const press = () => phone.evaluate(() => look.one('nav button').click());
    await press();
    await phone.until('the button does not show the links', areShown);
    await press();
    await phone.until('the button does not hide the links', `!(${areShown})`);
    await press();
    await phone.until('the button does not show the links again', areShown);
    await phone.evaluate(() => look.one('nav a[href="#team"]').click());
    await phone.until('a choice does not close the menu', `!(${areShown})`);
    await phone.leave();
  });

  await rule('image.logo', async () => {
    const broken = await site.open('', { failing: /logo[^/]*\.\w+$/ });
    await broken.until('a logo that fails is shown', 'look.all("header img").length === 0');
    await broken.leave();
  });

  await rule('image.concert', async () => {
    const photo = await site.open('');
    const readSource = 'document.querySelector("main img")?.currentSrc ?? ""';
    const source = String(await photo.evaluate(readSource));
    await photo.leave();
    const name =
      source
        .split('/')
        .at(-1)
        ?.replace(/-\d+\.\w+$/, '') ?? '';
    expect(name, 'there is no concert photo');
    const broken = await site.open('', { failing: new RegExp(`${name}-\\d+\\.`) });
    await broken
      .until(
        'a concert photo that fails is not replaced',
        '(() => { const photo = document.querySelector("main img"); return photo.complete && photo.naturalWidth > 0; })()',
      )
      .finally(() => broken.leave());
  });
};
