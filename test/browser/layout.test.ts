// What fits at every width. Columns, lines and letters are in the pictures of `npm run shots`.
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { inProject } from '../../src/build/files';
import { breakHeadline } from '../../src/site/sections/headline';
import { content } from '../support/content';
import { resizeTo, setTextSize, type TestPage } from '../support/drive/page';
import { listPagePaths } from '../support/drive/states';
import { siteSuite } from '../support/drive/suite';

const test = siteSuite('layout');

async function checkWidths(page: TestPage, what: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resizeTo(page, `${width}×800`);
    assert.equal(await page.evaluate(() => kit.findOverflow()), [], `${what} at ${width} px`);
  }
}

/** Writes in another font, but for headings; runs in the page. */
function useWideFont(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body, body :not(h1, h2, h3, h3 *) { font-family: monospace }');
  document.adoptedStyleSheets = [sheet];
}

/** Writes very long words into the page; runs in the page. */
function useLongWords(): void {
  for (const [selector, text] of [
    ['#team li', 'Internationalization'],
    ['main li :is(h2, h3)', 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'],
    ['main > ul > li > p', 'Vice President of Internationalization and Telecommunications'],
    ['main li p:last-child', 'word '.repeat(120)],
    ['#why-partner h3', 'Intellectual-property-representation'],
    ['nav li a', 'Terminvereinbarung'],
  ] as const) {
    document.querySelector(selector)?.replaceChildren(text);
  }
}

for (const path of listPagePaths()) {
  test(`${path} fits, with other fonts, words and sizes`, async ({ open }) => {
    const page = await open(path);
    for (const size of '320×568 390×844 768×900 1280×900 1024×768 667×375 2560×1440'.split(' ')) {
      await resizeTo(page, size);
      assert.equal(await page.evaluate(() => kit.findOverlaps()), [], size);
    }
    await checkWidths(
      page,
      'as it is',
      [280, 320, 360, 390, 480, 600, 667, 767, 768, 1023, 1024, 1280, 1920, 2560],
    );
    // accessibility.test.ts measures large text at 390 and 1280 px.
    await setTextSize(page, 200);
    await checkWidths(page, 'large text', [900, 1024]);
    await setTextSize(page, 100);
    await page.evaluate(useWideFont);
    await checkWidths(page, 'another font', [320, 768, 1024]);
    await page.evaluate(useLongWords);
    await checkWidths(page, 'long words', [320, 390, 600, 768, 1024]);
    await page.evaluate(() => {
      kit.hero().querySelector('li p')?.replaceChildren('$400,000,000.00');
    });
    await checkWidths(page, 'a long figure', [320, 375]);
    await setTextSize(page, 200);
    await checkWidths(page, 'large text and all of that', [320, 768]);
  });
}

test('after a lead, the lines that lead to the draft fit', async ({ open }) => {
  for (const path of listPagePaths()) {
    const page = await open(path, { hasFakeClock: true });
    if (!(await page.$('dialog'))) continue;
    await page.sendLead();
    await checkWidths(page, path, [320, 390, 600, 768, 1024, 1280]);
  }
});

/** That of the firm, and others that a firm may have. */
const headlines = [
  content.hero.headline,
  'Turning Catalogs into Foundations for Artists and Families',
  'Aus Rechten wird ein bleibendes Vermächtnis',
  'Transformer des Œuvres en Héritage',
  'Musikverwertungsgesellschaft',
  'MUSIC MADE MONUMENTAL',
  'We turn songs that people love into a lasting legacy for those who wrote them',
  'We turn the songs that people love and keep, and go on playing, into a lasting legacy for those who wrote them',
];
const threeLines = headlines.find((text) => breakHeadline(text).lines.length === 3) ?? '';

/** Puts a headline into the page as the build would. Call it again in another window. */
function putHeadline(page: TestPage, headline: string): Promise<void> {
  const own = breakHeadline(content.hero.headline);
  const { lines, scale } = breakHeadline(headline);
  const put = (text: string, growth: number, lineHeight: string) => {
    const heading = kit.getByRole('heading', undefined, kit.hero()) as HTMLElement;
    heading.textContent = text;
    heading.removeAttribute('style');
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    Object.assign(heading.style, { fontSize: `${growth * size}px`, lineHeight });
  };
  return page.evaluate(put, lines.join('\n'), scale / own.scale, scale < 1 ? '1.1' : '1');
}

/** Long words of the opening: over the headline, below it, and on the buttons. */
const longWords = [
  'Vermögensverwaltungsgesellschaft für Musik- und Unterhaltungsrechte',
  'Growing the value of music for artists, for families and for those who invest in both',
  'Anmeldung für unsere Investoren',
  'Einführungsgespräch jetzt vereinbaren',
] as const;
const seeDraft = 'Keine E-Mail geöffnet? Auf anderem Weg senden';

/** Room between the draft's line and the figures; runs in the page. */
function readRoom(seeDraft: string): number {
  const line = kit.getByRole('button', seeDraft, kit.hero());
  const figures = kit.getByRole('list', undefined, kit.hero());
  return figures.getBoundingClientRect().top - line.getBoundingClientRect().bottom;
}

/** Texts and buttons of the opening that reach what shows of the record; runs in the page. */
function findOnRecord(): string[] {
  const hero = kit.hero();
  const heading = kit.getByRole('heading', undefined, hero);
  // The photo turns, so its own box is larger than the record.
  const record = hero.querySelector('picture')?.parentElement ?? hero;
  const end = (record.parentElement ?? hero).getBoundingClientRect().bottom;
  return [...(heading.parentElement ?? hero).querySelectorAll('h1, p, a, [role=button]')]
    .filter((part) => {
      const range = document.createRange();
      range.selectNode(part.matches('h1, p') ? (part.firstChild ?? part) : part);
      const lines = [...range.getClientRects()].filter(({ top }) => top < end - 1);
      return kit.isOnDisc(lines, record);
    })
    .map((part) => part.textContent);
}

test('no text of the opening reaches the record or the figures, whatever it says', async ({
  open,
}) => {
  const page = await open('/', { hasFakeClock: true });
  await page.sendLead();
  await page.evaluate(
    ([eyebrow, tagline, login, call], ownSeeDraft, seeDraft) => {
      const heading = kit.getByRole('heading', undefined, kit.hero());
      heading.previousElementSibling?.replaceChildren(eyebrow);
      heading.nextElementSibling?.replaceChildren(tagline);
      kit.hero().querySelector('[target=_blank]')?.replaceChildren(login);
      kit.opener().replaceChildren(call);
      kit.getByRole('button', ownSeeDraft, kit.hero()).replaceChildren(seeDraft);
    },
    longWords,
    content.leadSent.seeDraft,
    seeDraft,
  );
  const sizes = '320×568 390×664 768×1024 667×375 1024×768 1366×657 1440×900 1920×1080';
  for (const size of sizes.split(' ')) {
    await resizeTo(page, size);
    for (const headline of headlines) {
      await putHeadline(page, headline);
      for (const hasEyebrow of [true, false]) {
        await page.evaluate((hasEyebrow) => {
          const heading = kit.getByRole('heading', undefined, kit.hero());
          heading.previousElementSibling?.toggleAttribute('hidden', !hasEyebrow);
        }, hasEyebrow);
        const what = `"${headline}" in ${size}, eyebrow: ${hasEyebrow}`;
        assert.equal(await page.evaluate(findOnRecord), [], what);
        assert.ok((await page.evaluate(readRoom, seeDraft)) >= 0, `draft's line, ${what}`);
      }
    }
  }
});

test('the lines of a headline are the same while the serif is late', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  // That of the site has only the letters of its words.
  const serif = readFileSync(inProject('src/brand/libre-bodoni-400.ttf')).toString('base64');
  await page.evaluate(async (serif) => {
    const bytes = Uint8Array.from(atob(serif), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace('Whole serif', bytes).load());
  }, serif);
  const heightsIn = () => {
    const heading = kit.getByRole('heading', undefined, kit.hero()) as HTMLElement;
    const [, ...fallbacks] = getComputedStyle(heading).fontFamily.split(',');
    return ['Whole serif', ...fallbacks].map((_, at, families) => {
      heading.style.fontFamily = families.slice(at).join();
      return heading.getBoundingClientRect().height;
    });
  };
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    for (const headline of headlines) {
      await putHeadline(page, headline);
      const [whole, fallback] = await page.evaluate(heightsIn);
      assert.is(fallback, whole, `"${headline}" at ${width} px`);
    }
  }
});

test('wide windows have larger text, which doubles when a visitor asks for that', async ({
  open,
}) => {
  const page = await open('/');
  const readSize = async (percent: number) => {
    await setTextSize(page, percent);
    return page.$eval('body', (body) => Number.parseFloat(getComputedStyle(body).fontSize));
  };
  let smaller = 0;
  for (const size of ['1280×720', '1920×1080', '2560×1440']) {
    await resizeTo(page, size);
    const usual = await readSize(100);
    assert.ok(usual > smaller, `${usual} px in ${size}`);
    assert.ok((await readSize(200)) > 1.99 * usual, size);
    smaller = usual;
  }
});

/** Replaces each figure by one word, and finds the words that break; runs in the page. */
function findBrokenFigures(): number[] {
  const items = kit.allByRole('listitem', undefined, kit.hero());
  return items.flatMap((item, at) => {
    item.firstElementChild?.replaceChildren('Worldwide');
    const range = document.createRange();
    range.selectNodeContents(item.firstElementChild ?? item);
    return range.getClientRects().length > 1 ? [at] : [];
  });
}

test('no word is broken to keep the figures in a row', async ({ open }) => {
  const page = await open('/');
  for (const percent of [100, 200]) {
    await setTextSize(page, percent);
    for (const size of ['390×844', '768×1024', '1024×768', '1440×900']) {
      await resizeTo(page, size);
      assert.equal(await page.evaluate(findBrokenFigures), [], `${size} at ${percent} %`);
    }
  }
});

test('each deal figure stands in one line', async ({ open }) => {
  const page = await open('/', { width: 390, isTouch: true });
  const values = content.whyPartner.dealFigures.map(({ value }) => value);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    const broken = await page.evaluate((values) => {
      const texts = [...kit.section('why-partner').querySelectorAll('p')];
      return values.filter((value) => {
        const range = document.createRange();
        range.selectNodeContents(texts.find((text) => text.textContent === value) ?? document);
        return range.getClientRects().length !== 1;
      });
    }, values);
    assert.equal(broken, [], `at ${width} px`);
  }
});

test('on a phone, a long call in the bar does not reach the logo', async ({ open }) => {
  for (const width of [360, 390]) {
    const page = await open('/', { width, isTouch: true, hasMotion: true });
    await page.evaluate(() => scrollTo({ top: 1.5 * innerHeight, behavior: 'instant' }));
    await page.until(() => kit.isCallInBar());
    const room = await page.evaluate(() => {
      const call = kit.callInBar();
      const logo = kit.getByRole('banner').querySelector('img');
      call?.replaceChildren('Einführungsgespräch jetzt anfragen');
      const [left = 0, right = 0] = [
        call?.getBoundingClientRect().left,
        logo?.getBoundingClientRect().right,
      ];
      return left - right;
    });
    assert.ok(room >= 0, `it covers ${-room} px of the logo at ${width} px`);
  }
});

test('the field of deal figures covers no word of the record above it', async ({ open }) => {
  const page = await open('/');
  for (const size of ['320×568', '390×844', '768×1024', '1024×768', '1440×900', '1920×1080']) {
    await resizeTo(page, size);
    const covered = await page.evaluate(() => {
      const part = kit.section('why-partner');
      const [, figures] = kit.allByRole('list', undefined, part);
      const field = figures?.parentElement ?? part;
      // In wide windows the record stands still until the reasons end.
      field.scrollIntoView({ block: 'end', behavior: 'instant' });
      const { top } = field.getBoundingClientRect();
      const words = [...part.querySelectorAll('svg text')].filter(kit.isVisible);
      return words.filter((text) => text.getBoundingClientRect().bottom > top).length;
    });
    assert.is(covered, 0, size);
  }
});

test('the address below the last call does not reach the record', async ({ open }) => {
  const page = await open('/');
  for (const size of ['768×1024', '1024×768', '1440×900']) {
    await resizeTo(page, size);
    const isReached = await page.evaluate(() => {
      const part = kit.section('contact');
      const link = kit.getByRole('link', /@/, part);
      link.replaceChildren('gespraechsvereinbarung@musikrechteverwertung.example');
      const record = part.querySelector('svg')?.parentElement ?? part;
      return kit.isOnDisc([...link.getClientRects()], record);
    });
    assert.not(isReached, size);
  }
});

test('a toast covers no control of a tall first screen', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  for (const size of ['390×844', '768×1024', '1440×900']) {
    await resizeTo(page, size);
    await page.sendLead();
    const hidden = await page.evaluate(() => {
      scrollTo({ top: 0, behavior: 'instant' });
      const isHidden = (control: Element) => !kit.isOnTop(control);
      return kit.controls(kit.hero()).filter(isHidden).map(kit.nameOf);
    });
    assert.equal(hidden, [], size);
  }
});

test('after Submit, neither the figures nor the end of the page move', async ({ open }) => {
  const page = await open('/', { hasFakeClock: true });
  const readPlaces = () => [
    kit.getByRole('list', undefined, kit.hero()).getBoundingClientRect().top,
    document.documentElement.scrollHeight,
  ];
  const sizes = ['320×568', '390×844', '768×1024', '844×390', '1366×657', '1440×900'];
  const read = async () => {
    const places: number[][] = [];
    for (const size of sizes) {
      await resizeTo(page, size);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      places.push(await page.evaluate(readPlaces));
    }
    return places;
  };
  const before = await read();
  await page.sendLead();
  assert.equal(await read(), before);
});

/** What a small window hides of the dialog until a visitor scrolls in it; runs in the page. */
function findHidden(dialog: Element): string {
  const hidden = dialog.scrollHeight - dialog.clientHeight;
  const { bottom } = dialog.getBoundingClientRect();
  const controls = kit.controls(dialog).filter((it) => it.getBoundingClientRect().bottom > bottom);
  return hidden ? `${hidden} px of the dialog, with ${controls.map(kit.nameOf).join(', ')}` : '';
}

/** Puts words and figures of a usual length around the headline; runs in the page. */
function putUsualWords(): void {
  const hero = kit.hero();
  const heading = kit.getByRole('heading', undefined, hero);
  heading.previousElementSibling?.replaceChildren('Music investments');
  heading.nextElementSibling?.replaceChildren('Growing Value Year After Year');
  hero.querySelector('a span')?.replaceChildren('Investor Login');
  kit.opener(hero).replaceChildren('Schedule a Call');
  const figures = kit.allByRole('listitem', undefined, hero);
  for (const figure of figures)
    for (const [at, text] of ['$400M', 'portfolio'].entries())
      figure.children[at]?.replaceChildren(text);
  for (const figure of figures.slice(3)) figure.remove();
}

/** Leaves six fields, and puts words of a usual length into the form; runs in the page. */
function putUsualForm(dialog: Element): void {
  kit.getByRole('heading', undefined, dialog).replaceChildren('Schedule a Call');
  for (const label of dialog.querySelectorAll('fieldset label')) label.replaceChildren('Company');
  for (const field of [...dialog.querySelectorAll('fieldset > *')].slice(6)) field.remove();
  const buttons = kit.allByRole('button', undefined, dialog);
  for (const button of buttons.slice(-2)) button.replaceChildren('Submit');
}

// Three lines of a headline are shown with them. Four, a tagline of two lines, or buttons one below
// the other leave no room for it, however low the record is.
test('phones with their bars show the first figure and its label', async ({ open }) => {
  for (const [width, height] of [
    [360, 640],
    [390, 664],
  ] as const) {
    const page = await open('/', { width, isTouch: true });
    await page.setViewport({ width, height, isMobile: true, hasTouch: true });
    await page.evaluate(putUsualWords);
    for (const headline of ['Turning Catalogs to Legacy', threeLines]) {
      await putHeadline(page, headline);
      const hidden = await page.evaluate(() => {
        const figure = kit.getByRole('listitem', undefined, kit.hero());
        const isCut = (text: Element) => text.getBoundingClientRect().bottom > innerHeight;
        return [...figure.children].filter(isCut).map((text) => text.textContent);
      });
      assert.equal(hidden, [], `"${headline}" in ${width}×${height}`);
    }
  }
});

test('a laptop shows the figures, and the whole dialog', async ({ open }) => {
  const page = await open('/');
  await page.evaluate(putUsualWords);
  for (const size of ['1280×585', '1280×720', '1366×657', '1440×789', '1920×945']) {
    await resizeTo(page, size);
    for (const headline of ['Turning Catalogs to Legacy', threeLines]) {
      await putHeadline(page, headline);
      const missing = await page.evaluate(() => {
        const figures = kit.getByRole('list', undefined, kit.hero());
        return figures.getBoundingClientRect().bottom - innerHeight;
      });
      assert.ok(missing <= 0, `"${headline}": ${size} hides ${missing} px of the figures`);
    }
  }
  await page.reload();
  await page.openDialog();
  await page.$eval('dialog', putUsualForm);
  for (const size of ['1280×720', '1366×657', '390×844', '667×375']) {
    await resizeTo(page, size);
    const hidden = await page.$eval('dialog', findHidden);
    assert.ok(!hidden || size === '667×375', `${size} hides ${hidden}`);
    const button = await page.$('dialog [type=submit]');
    await button?.scrollIntoView();
    assert.ok(await button?.isIntersectingViewport({ threshold: 1 }), `Submit at ${size}`);
  }
  await resizeTo(page, '320×568');
  await page.$eval('fieldset label', (label) =>
    label.replaceChildren('Terminvereinbarung'.repeat(3)),
  );
  const overflow = await page.$eval('dialog', (dialog) => dialog.scrollWidth - dialog.clientWidth);
  assert.is(overflow, 0, 'a long label wraps');
});

test.run();
