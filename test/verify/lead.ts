// What happens after Submit: the email, the form, the thanks, the draft; and what the app adds.
import type { ElementHandle } from 'puppeteer';
import { eventually, passFrames } from '../support/drive/wait';
import { call, fill, isClosed, isOpen, lead, openDialog, readForm, submit, write } from './dialog';
import { prescribed } from './specification';
import { expect, firstLine, notReached, unjudged, type Visit, type VisitedPage } from './visit';

/** Waits for what a page loads after a press, the app. */
const untilLoaded = (page: VisitedPage) =>
  page.waitForNetworkIdle({ idleTime: 250, timeout: 8000 }).catch(() => {});

/** Opens the landing page, and loads what the page loads when a visitor points at the button. */
async function warm({ land }: Visit): Promise<VisitedPage> {
  const page = await land();
  await (await page.$(call))?.hover();
  await untilLoaded(page);
  return page;
}

/** Moves the clock on until a function of the page returns something true. Returns the milliseconds, or Infinity. */
async function tickUntil(page: VisitedPage, look: () => unknown, limit: number): Promise<number> {
  for (let ms = 0; ms <= limit; ms += 100) {
    if (await page.evaluate(`Boolean((${look})())`)) return ms;
    await page.tick(100);
  }
  return Number.POSITIVE_INFINITY;
}

/** Moves the clock on until the dialog is closed. */
async function untilClosed(page: VisitedPage): Promise<void> {
  const ms = await tickUntil(page, isClosed, 3000);
  expect(ms <= 3000, 'the dialog stays open after a submit');
  // The page hears of it with the next frame.
  await passFrames(page, 2);
}

/** Submits a lead, and waits until the form is cleared, when the dialog has faded out. */
async function send(page: VisitedPage): Promise<void> {
  await fill(page);
  await page.press(submit);
  await untilClosed(page).catch((error) => notReached(firstLine(error)));
  await page.tick(400);
}

/** Sends a lead by keyboard, faster than a toast goes: from the button that has the focus, back to it. */
async function sendQuickly(page: VisitedPage): Promise<void> {
  await page.focus(call);
  await page.keyboard.press('Enter');
  await page.until('Enter opens no dialog', isOpen);
  for (const label of Object.keys(lead)) await write(page, label);
  await (await write(page, 'Email')).focus();
  await page.keyboard.press('Enter');
  await untilClosed(page);
  await page.tick(300);
  await page.until('no toast', () => visitor.allThanks().length > 0);
}

const openedMail = (page: VisitedPage) => page.evaluate(() => window.openedMailLinks);

const countThanks = (page: VisitedPage) => page.evaluate(() => visitor.allThanks().length);

/** Moves the clock on until no thanks are left. Returns how long that took. */
const untilGone = (page: VisitedPage, limit = 20_000) =>
  tickUntil(page, () => visitor.allThanks().length === 0, limit);

/** Presses the icon of the first thanks. */
async function dismissThanks(page: VisitedPage): Promise<void> {
  const find = () => visitor.icon(visitor.allThanks()[0]?.closest('li, section') ?? document.body);
  await (await page.evaluateHandle(find)).click();
  await page.tick(500);
}

/** Fails unless the thanks are on screen, with the firm's address behind their first words. */
async function seesThanks(page: VisitedPage, before = '', after = ''): Promise<void> {
  const look = (before: string, after: string) => {
    const wanted = `${before} ${visitor.address()} ${after}`.trim();
    const [box] = visitor.allThanks().map((title) => title.closest('li, section') ?? title);
    return box && visitor.isOnTop(box) && visitor.leaves(wanted, box).length > 0;
  };
  await page.until(`the thanks do not say "${before}" "${after}"`, look, before, after);
}

export async function submitted(visit: Visit): Promise<void> {
  const { rule, url } = visit;
  const page = await warm(visit);
  await fill(page);
  const idle = await readForm(page);
  await page.press(submit);
  const busy = await readForm(page);
  const isHeard = (words: string) =>
    page.evaluate((words) => window.heard.some((text) => text.includes(words)), words);

  await rule('submit.submitting', async (label) => {
    expect(busy.label === label, `the button reads "${busy.label}"`);
    expect(busy.isDisabled, 'the button is not disabled');
    await page.tick(700);
    expect((await readForm(page)).isDisabled, 'it is as before after less than 0.7 s');
  });
  await rule('submit.announced', async (label = '') => {
    expect(await isHeard(label), `"${label}" is not announced`);
  });
  await rule('submit.closed', () => untilClosed(page));
  const [mail, ...more] = await openedMail(page);
  const { pathname, search, searchParams } = new URL(mail?.href ?? 'mailto:');
  const body = searchParams.get('body') ?? '';
  await rule('mail.address', async () => {
    const shown = await page.evaluate(() => visitor.address());
    const to = decodeURIComponent(pathname);
    expect(to === shown, `it goes to ${to}, the page shows ${shown}`);
    return to;
  });
  await rule('mail.new-tab', () => {
    expect(mail, 'a submit opens no mail link');
    expect(more.length === 0, `a submit opens ${more.length + 1} mail links`);
    expect(mail.target === '_blank', 'it opens in the same tab');
  });
  await rule('mail.gesture', () => {
    expect(mail?.isActive, 'a browser would block it: the gesture is forgotten');
  });
  await rule('mail.subject', (words) => {
    const subject = searchParams.get('subject');
    expect(subject === words, `the subject is "${subject}"`);
  });
  await rule('mail.body', (...names) => {
    const lines = body.split(/\r?\n/);
    for (const [index, name] of names.entries()) {
      const isRight = lines[index]?.startsWith(`${name}:`);
      expect(isRight, `line ${index + 1} is "${lines[index]}", not "${name}:"`);
    }
  });
  await rule('mail.text', () => {
    expect(!search.includes('+'), 'a + is not encoded');
    const parts = [...searchParams.keys()].sort().join();
    expect(parts === 'body,subject', `its parts are ${parts}`);
    const text = body.replaceAll('\r\n', '\n');
    for (const [index, [label, typed]] of Object.entries(lead).entries()) {
      const isThere = text.includes(`${prescribed('mail.body')[index]}: ${typed}`.trimEnd());
      expect(isThere, `${label} arrives as other text`);
    }
  });
  await rule('mail.line-ends', () => {
    expect(!/[^\r]\n|\r[^\n]/.test(body), 'its lines do not end in CRLF');
  });
  await rule('mail.note', () => {
    const [, rest = ''] = body.split('%0A+');
    const note = rest
      .split(/\r?\n/)
      .find((line) => /contact form/i.test(line) && /site/i.test(line));
    expect(note, 'no note about the website contact form after the fields');
    return `"${note}"`;
  });
  await rule('toast.success', async (_title, ...words) => {
    // It may wait until the dialog has faded out.
    await page.tick(400);
    await seesThanks(page, ...words);
  });
  await rule('submit.cleared', async () => {
    await page.tick(400);
    const { values } = await readForm(page);
    expect(values.length === 0, `the form keeps "${values[0]}"`);
  });
  const isIdle = async () => {
    const { text, isDisabled } = await readForm(page);
    expect(text === idle.text, `the button reads "${text}"`);
    expect(!isDisabled, 'the button is disabled');
    return `"${idle.label}" again`;
  };
  await rule('submit.idle', isIdle);
  await rule('toast.announced', async () => {
    await page.tick(400);
    const [title = ''] = prescribed('toast.success');
    expect(await isHeard(title), 'the thanks are not announced');
  });
  await rule('toast.time', async () => {
    await page.mouse.move(5, 300);
    const before = await countThanks(page);
    expect(before === 1, `${before} toasts after one submit`);
    // Between 0.9 and 1.2 s of its time have passed since it appeared.
    const ms = 1000 + (await untilGone(page, 6000));
    expect(ms < 9e5, 'it is still there after 6 s');
    expect(ms >= 3900 && ms <= 5300, `it goes after ${ms / 1000} s`);
    await sendQuickly(page);
    const place = () => visitor.allThanks()[0]?.getBoundingClientRect().toJSON();
    const { x, y } = await page.evaluate(place);
    await page.mouse.move(x + 5, y + 5);
    await page.tick(6000);
    expect((await countThanks(page)) > 0, 'it goes while the visitor points at it');
    await page.mouse.move(5, 300);
    const setAway = (isAway: boolean) => {
      Object.defineProperty(document, 'hidden', { value: isAway, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new Event(isAway ? 'blur' : 'focus'));
    };
    await page.evaluate(setAway, true);
    // The app hears of it with the next frame.
    await passFrames(page, 2);
    await page.tick(6000);
    expect((await countThanks(page)) > 0, 'it goes while the visitor is away');
    await page.evaluate(setAway, false);
    expect((await untilGone(page, 6000)) <= 6000, 'it stays when the pointer has left it');
    return `it goes after ${ms / 1000} s`;
  });
  await rule('toast.three', async () => {
    await untilGone(page);
    const counts: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      await sendQuickly(page);
      counts.push(await countThanks(page));
    }
    expect(counts.join() === '1,2,3,3', `${counts.join(', ')} toasts after one to four leads`);
    // The time of the first three is over, and that of the fourth began when the first had gone.
    await page.tick(4500);
    expect((await countThanks(page)) > 0, 'the fourth is not shown later');
  });
  await rule('toast.dismiss', async () => {
    await untilGone(page);
    await sendQuickly(page);
    await dismissThanks(page);
    expect((await countThanks(page)) === 0, 'its button does nothing');
  });
  await rule('toast.failure', async (...words) => {
    await untilGone(page);
    await page.evaluate(() => {
      const refuse = () => {
        throw new Error('refused by verify');
      };
      HTMLAnchorElement.prototype.click = refuse;
      window.open = refuse;
    });
    await send(page);
    await seesThanks(page, ...words);
  });
  await rule('toast.failure-log', () => {
    const isOurs = (text: string) => /refused by verify|mail/i.test(text);
    expect(page.problems.some(isOurs), 'the error is not in the console');
    page.problems = page.problems.filter((text) => !isOurs(text));
  });
  await rule('site.no-backend', () => {
    const { origin } = new URL(url);
    const isOwn = (address: string) =>
      /^(data|blob):/.test(address) || new URL(address).origin === origin;
    const usual = /^(document|script|stylesheet|image|font|manifest|other)$/;
    const stranger = page.requests.find(
      ({ method, type, url }) => method !== 'GET' || !usual.test(type) || !isOwn(url),
    );
    expect(!stranger, `it asks for ${stranger?.method} ${stranger?.url}`);
    return `${page.requests.length} files of its own, a lead included`;
  });
  await rule('submit.failure', async () => {
    await page.tick(400);
    await isIdle();
    expect((await readForm(page)).values.length === 0, 'a failure does not clear the form');
  });
}

/** A phone, where the mail program takes the place of the page or lies over it. */
export async function touch({ rule, land }: Visit): Promise<void> {
  const page = await land({ width: 390, isTouch: true });
  await openDialog(page);
  await untilLoaded(page);
  await send(page);
  await rule('mail.same-tab', async () => {
    const [mail] = await openedMail(page);
    expect(mail, 'a submit opens no email');
    expect(!/_blank/.test(mail?.target ?? ''), 'it opens in a new tab, which stays empty');
  });
}

const webmail: Record<string, string> = {
  Gmail: 'https://mail.google.com/mail/',
  Outlook: 'https://outlook.live.com/mail/',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/',
};

export async function draft(visit: Visit): Promise<void> {
  const { rule } = visit;
  const page = await warm(visit);
  await send(page);
  const email = (await openedMail(page))[0]?.href ?? 'no email';
  /** The buttons beside the opener of a section, which a sent lead has brought. */
  const beside = (id: string) => {
    const root = document.getElementById(id) ?? visitor.hero();
    const opener = visitor.one('button', 'Schedule Intro Call', root);
    const all = visitor.all('button', undefined, opener.parentElement ?? root);
    return all.filter((button) => button !== opener);
  };
  const readBeside = async () => {
    const read = (id: string) => page.evaluate(`(${beside})('${id}').map(visitor.textOf)`);
    return (await Promise.all(['', 'contact'].map(read))) as string[][];
  };
  const pressBeside = async (which: number) => {
    const button = await page.evaluateHandle(`(${beside})('').at(${which})`);
    expect(button.asElement(), 'no line beside the button');
    await (button as ElementHandle<HTMLElement>).click();
  };
  const readLinks = async () => {
    await openDialog(page);
    return page.evaluate(() => {
      const links = visitor.all('link', undefined, visitor.dialog()) as HTMLAnchorElement[];
      return links.map((link) => ({ text: visitor.textOf(link), href: link.href }));
    });
  };
  const hasEmail = async () => (await readLinks()).some(({ href }) => href === email);

  await rule('draft.line', async () => {
    const lines = await readBeside();
    const areWhole = lines.every((texts) => texts.filter(Boolean).length >= 2);
    expect(areWhole, 'no line beside each button');
    return `${lines[0]?.join(', ')}, beside each button`;
  });
  await rule('draft.leads-to-dialog', async () => {
    await pressBeside(0);
    await page.until('it opens no dialog', isOpen);
  });
  await rule('draft.open-again', async () => {
    const found = (await readLinks()).find(({ href }) => href === email);
    expect(found, 'no link in the dialog opens the email again');
    return `"${found.text}"`;
  });
  await rule('draft.copy', async () => {
    await openDialog(page);
    const before = await page.evaluate(() => visitor.textOf(visitor.dialog()));
    const copied = await page.evaluate(async () => {
      // The buttons with words, of which the one that discards comes last.
      for (const button of visitor.all('button', /^(?!Cancel$)/, visitor.dialog())) {
        const isOther = visitor.textOf(button) === '' || button.matches('[type=submit]');
        if (!isOther && !window.copied) button.click();
        await Promise.resolve();
      }
      return window.copied;
    });
    const isWhole = copied && Object.values(lead).every((text) => copied.includes(text));
    expect(isWhole, 'no button copies the message');
    const isSaid = (before: string) => visitor.textOf(visitor.dialog()) !== before;
    await page.until('nothing says that it was copied', isSaid, before);
  });
  await rule('draft.webmail', async () => {
    const links = (await readLinks()).filter(({ text }) => text in webmail);
    if (links.length === 0) unjudged('the owner offers none');
    const to = await page.evaluate(() => visitor.address());
    for (const { text, href } of links) {
      expect(href.startsWith(webmail[text] ?? ''), `${text} leads to ${href.slice(0, 60)}`);
      // Some services take a mail link, others its parts.
      const once = decodeURIComponent(new URL(href).search);
      const inner = once.includes('mailto:') ? decodeURIComponent(once) : once;
      expect(inner.includes(to) && inner.includes('Ada'), `${text} does not get the email`);
    }
    return links.map(({ text }) => text).join(', ');
  });
  await rule('draft.reload', async () => {
    await page.reload();
    await untilLoaded(page);
    expect(await hasEmail(), 'a reload loses it');
  });
  await rule('draft.discard', async () => {
    await page.keyboard.press('Escape');
    await page.until('the dialog stays open', isClosed);
    await pressBeside(-1);
    for (const when of ['at once', 'after a reload']) {
      expect((await readBeside()).flat().length === 0, `${when}, the line is there`);
      expect(!(await hasEmail()), `${when}, the dialog has it`);
      await page.reload();
      await untilLoaded(page);
    }
  });
}

export async function tooltips(visit: Visit): Promise<void> {
  const { rule } = visit;
  const page = await warm(visit);
  await openDialog(page);
  /** Moves the pointer away from the dialog's icon, or onto it. */
  const point = async (isAway: boolean) => {
    const find = (isAway: boolean) => {
      const dialog = visitor.dialog();
      return isAway ? visitor.one('heading', undefined, dialog) : visitor.icon(dialog);
    };
    await (await page.evaluateHandle(find, isAway)).hover();
    await passFrames(page);
  };
  const isShown = () => visitor.all('tooltip').length > 0;
  const isGone = () => visitor.all('tooltip').length === 0;

  await rule('tooltip.delay', async () => {
    await point(true);
    await point(false);
    await page.tick(690);
    expect(await page.evaluate(isGone), 'it opens earlier than after 700 ms');
    await page.tick(20);
    await page.until('it does not open after 700 ms', isShown);
  });
  await rule('tooltip.text', async () => {
    await page.tick(2000);
    const readTexts = () =>
      [visitor.one('tooltip'), visitor.icon(visitor.dialog())].map(visitor.nameOf);
    const [text, name] = await page.evaluate(readTexts);
    expect(text === name, `it reads "${text}"`);
    return `"${text}"`;
  });
  await rule('tooltip.skip', async () => {
    await point(false);
    await page.tick(800);
    for (const [away, look, what] of [
      [280, isShown, '280 ms after another one it waits'],
      [320, isGone, '320 ms after another one it opens at once'],
    ] as const) {
      await point(true);
      await page.until('it stays open', isGone);
      await page.tick(away);
      await point(false);
      await page.tick(10);
      await page.until(what, look);
    }
  });
}

/** Scripts that are not in the document do not arrive. */
export async function withoutApp({ rule, land }: Visit): Promise<void> {
  const page = await land({ fail: (_, type) => type === 'script' });
  await rule('app.retries', async () => {
    const count = () => page.requests.filter(({ type }) => type === 'script').length;
    await (await page.$(call))?.hover();
    const pauses: number[] = [];
    // Each request fails, and sets the next timer, in real time.
    while (pauses.length < 3) {
      const hasTimer = () => window.nextTimer() !== undefined;
      await page.until(`${pauses.length} retries instead of 3`, hasTimer);
      const pause = (await page.evaluate(() => window.nextTimer())) ?? 0;
      await page.tick(pause);
      await eventually('the next request', () => count() === pauses.length + 2);
      pauses.push(pause);
    }
    await page.tick(60_000);
    await page.waitForNetworkIdle({ idleTime: 250 });
    expect(count() === 4, `${count() - 1} retries instead of 3`);
    const grows = pauses.every((pause, index) => pause >= 1.55 * (pauses[index - 1] ?? 0));
    expect(grows && Math.max(...pauses) <= 30_000, `its pauses are ${pauses.join(', ')} ms`);
    return `after ${pauses.map((pause) => `${Math.round(pause / 1000)} s`).join(', ')}`;
  });
  await rule('lead.without-app', async () => {
    await fill(page);
    await page.press(submit);
    await page.tick(2000);
    const { length } = await openedMail(page);
    expect(length === 1, `a submit opens ${length} emails`);
    const { values } = await readForm(page);
    expect(values.includes(lead['Full Name'] ?? ''), 'the form does not keep what was typed');
  });
}
