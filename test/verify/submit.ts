// What happens after Submit: the email, the form, the thanks.
import { soon, tickUntil, until, type VisitedPage } from './browser';
import { blocked, expect, unjudged } from './expect';
import {
  countThanks,
  dismissThanks,
  fill,
  labels,
  lead,
  openedMail,
  pressSubmit,
  readForm,
  seesThanks,
  send,
  untilClosed,
  warmUp,
  write,
} from './form';
import { area } from './rule';
import { prescribed } from './specification';

type Form = Awaited<ReturnType<typeof readForm>>;

interface Stage {
  page: VisitedPage;
  url: string;
  /** The form before the button was pressed, and right after it. */
  idle: Form;
  busy: Form;
}

/** The email that was opened, in its parts. */
async function readMail({ page }: { page: VisitedPage }) {
  const [mail] = await openedMail(page);
  if (!mail) unjudged('a submit opens no email');
  const url = new URL(mail.href);
  const part = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  const to = decodeURIComponent(url.pathname);
  return { ...mail, url, to, subject: part('subject'), body: part('body') };
}

/** The names of the body's lines, in the order of the fields. */
const names = prescribed('mail.body');

/** Moves the clock on until no thanks are left. Returns how long that took. */
const untilGone = (page: VisitedPage, limit: number) =>
  tickUntil(page, () => visitor.allThanks().length === 0, limit);

const isHeard = (page: VisitedPage, words: string) =>
  page.evaluate((words) => window.heard.some((text) => text.includes(words)), words);

/** Sends a lead by keyboard, faster than a toast goes: from the button that has the focus, back to it. */
async function sendQuickly(page: VisitedPage): Promise<void> {
  await page.evaluate(() => visitor.opener().focus());
  await page.keyboard.press('Enter');
  await until(page, 'Enter opens no dialog', () => visitor.dialog());
  for (const label of labels) await write(page, label);
  await page.evaluate(() => visitor.one('textbox', 'Email', visitor.dialog()).focus());
  await page.keyboard.press('Enter');
  await untilClosed(page).catch(blocked);
  await page.tick(300);
  await until(page, 'no toast', () => visitor.allThanks().length > 0);
}

/** Tells the page that the visitor looks at another window, or comes back. */
const setAway = (page: VisitedPage, isAway: boolean) =>
  page.evaluate((isAway) => {
    Object.defineProperty(document, 'hidden', { value: isAway, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    dispatchEvent(new Event(isAway ? 'blur' : 'focus'));
  }, isAway);

/** Makes every mail link fail. */
const breakMailLinks = (page: VisitedPage) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new Error('refused by verify');
    };
    HTMLAnchorElement.prototype.click = refuse;
    window.open = refuse;
  });

export const submit = area<Stage>(
  async ({ land, url }) => {
    const page = await land({ hasFakeClock: true });
    await warmUp(page);
    await fill(page);
    const idle = await readForm(page);
    await pressSubmit(page);
    return { page, url, idle, busy: await readForm(page) };
  },
  {
    'submit.submitting': async ({ page, busy }, label) => {
      expect(busy.label === label, `the button reads "${busy.label}"`);
      expect(busy.isDisabled, 'the button is not disabled');
      await page.tick(700);
      expect((await readForm(page)).isDisabled, 'it is as before after less than 0.7 s');
    },
    'submit.announced': async ({ page }, label) => {
      expect(await isHeard(page, label ?? ''), '"Submitting..." is not announced');
    },
    'submit.closed': ({ page }) => untilClosed(page),
    'mail.address': async (stage) => {
      const { to } = await readMail(stage);
      const shown = await stage.page.evaluate(() => visitor.address());
      expect(to === shown, `it goes to ${to}, the page shows ${shown}`);
      return to;
    },
    'mail.new-tab': async ({ page }) => {
      const opened = await openedMail(page);
      expect(opened.length === 1, `a submit opens ${opened.length} mail links`);
      expect(opened[0]?.target === '_blank', 'it opens in the same tab');
    },
    'mail.gesture': async (stage) => {
      const { isActive } = await readMail(stage);
      expect(isActive, 'a browser would block it: the gesture is forgotten');
    },
    'mail.subject': async (stage, words) => {
      const { subject } = await readMail(stage);
      expect(subject === words, `the subject is "${subject}"`);
    },
    'mail.body': async (stage) => {
      const lines = (await readMail(stage)).body.split(/\r?\n/);
      for (const [index, name] of names.entries()) {
        const line = lines[index] ?? '';
        expect(line.startsWith(`${name}:`), `line ${index + 1} is "${line}", not "${name}:"`);
      }
    },
    'mail.text': async (stage) => {
      const { body, url } = await readMail(stage);
      expect(!/\+/.test(url.search), 'a + is not encoded');
      const parts = [...url.searchParams.keys()].sort().join(', ');
      expect(parts === 'body, subject', `its parts are ${parts}`);
      const text = body.replaceAll('\r\n', '\n');
      for (const [index, label] of labels.entries()) {
        const rests = text.split(`${names[index]}:`);
        const isThere = rests.some((rest) => rest.trimStart().startsWith(lead[label]));
        expect(isThere, `${label} arrives as other text`);
      }
    },
    'mail.line-ends': async (stage) => {
      const { body } = await readMail(stage);
      expect(!/[^\r]\n|\r[^\n]/.test(body), 'its lines do not end in CRLF');
    },
    'mail.note': async (stage) => {
      const { body } = await readMail(stage);
      const last = lead['Reason for Interest'].split('\n').at(-1) ?? '';
      const lines = body.slice(body.indexOf(last) + last.length).split(/\r?\n/);
      const note = lines.find((line) => /contact form/i.test(line) && /site/i.test(line));
      expect(note, 'no note about the website contact form after the fields');
      return `"${note}"`;
    },
    'toast.success': ({ page }, _title, ...words) => seesThanks(page, ...words),
    'submit.cleared': async ({ page }) => {
      await page.tick(400);
      const { values } = await readForm(page);
      expect(values.length === 0, `the form keeps "${values[0]}"`);
    },
    'submit.idle': async ({ page, idle }) => {
      const { label, isDisabled } = await readForm(page);
      const isSame = label === idle.label && !isDisabled;
      expect(isSame, `the button reads "${label}"${isDisabled ? ', disabled' : ''}`);
      return `"${label}" again`;
    },
    'toast.announced': async ({ page }) => {
      await page.tick(400);
      const [title = ''] = prescribed('toast.success');
      expect(await isHeard(page, title), 'the thanks are not announced');
    },
    'toast.time': async ({ page }) => {
      await page.mouse.move(5, 300);
      const before = await countThanks(page);
      expect(before === 1, `${before} toasts after one submit`);
      // 800 ms of its time have passed since it appeared.
      const ms = 800 + (await untilGone(page, 6000));
      expect(ms < 9e5, 'it is still there after 6 s');
      expect(ms >= 3900 && ms <= 5300, `it goes after ${ms / 1000} s`);
      await sendQuickly(page);
      const { x, y } = await page.evaluate(() =>
        (visitor.allThanks()[0] ?? document.body).getBoundingClientRect().toJSON(),
      );
      await page.mouse.move(x + 5, y + 5);
      await page.tick(6000);
      expect((await countThanks(page)) > 0, 'it goes while the visitor points at it');
      await page.mouse.move(5, 300);
      await setAway(page, true);
      await page.tick(6000);
      expect((await countThanks(page)) > 0, 'it goes while the visitor is away');
      await setAway(page, false);
      expect((await untilGone(page, 6000)) < 9e5, 'it stays when the pointer has left it');
      return `it goes after ${ms / 1000} s`;
    },
    'toast.three': async ({ page }) => {
      await untilGone(page, 20_000);
      const counts: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        await sendQuickly(page);
        counts.push(await countThanks(page));
      }
      expect(counts.join() === '1,2,3,3', `${counts.join(', ')} toasts after one to four leads`);
      // The time of the first three is over, and that of the fourth began when the first had gone.
      await page.tick(4500);
      expect((await countThanks(page)) > 0, 'the fourth is not shown later');
    },
    'toast.dismiss': async ({ page }) => {
      await untilGone(page, 20_000);
      await sendQuickly(page);
      await dismissThanks(page);
      expect((await countThanks(page)) === 0, 'its button does nothing');
    },
    'toast.failure': async ({ page }, ...words) => {
      await untilGone(page, 20_000);
      await breakMailLinks(page);
      await fill(page);
      await pressSubmit(page);
      await untilClosed(page).catch(blocked);
      await seesThanks(page, ...words);
    },
    'toast.failure-log': async ({ page }) => {
      const wanted = /refused by verify|mail/i;
      const isLogged = await soon(() => page.problems.some((text) => wanted.test(text)));
      expect(isLogged, 'the error is not in the console');
      page.problems = page.problems.filter((text) => !wanted.test(text));
    },
    'site.no-backend': ({ page, url }) => {
      const { origin } = new URL(url);
      const stranger = page.requests.find(
        (request) =>
          request.method !== 'GET' ||
          !/^(document|script|stylesheet|image|font|manifest|other)$/.test(request.type) ||
          (new URL(request.url).origin !== origin && !/^(data|blob):/.test(request.url)),
      );
      expect(!stranger, `it asks for ${stranger?.method} ${stranger?.url}`);
      return `${page.requests.length} files of its own, a lead included`;
    },
    'submit.failure': async ({ page, idle }) => {
      await page.tick(400);
      const { label, isDisabled, values } = await readForm(page);
      const isSame = values.length === 0 && !isDisabled && label === idle.label;
      expect(isSame, 'a failure ends in another way than a success');
    },
  },
);

/** A phone, where the mail program takes the place of the page or lies over it. */
export const touch = area<{ page: VisitedPage }>(
  async ({ land }) => {
    const page = await land({ width: 390, isTouch: true, hasFakeClock: true });
    await fill(page);
    await send(page);
    return { page };
  },
  {
    'mail.same-tab': async (stage) => {
      const { target } = await readMail(stage);
      expect(!/_blank/.test(target), 'it opens in a new tab, which stays empty');
    },
  },
);
