// What happens after Submit: the email, the form, the thanks.
import { find, until, type VisitedPage } from './browser';
import {
  breakMailLinks,
  failure,
  fill,
  labels,
  lead,
  openedMail,
  pressSubmit,
  readForm,
  seesThanks,
  success,
  thanks,
  untilClosed,
  warmUp,
} from './form';
import { area, blocked, expect, unjudged } from './rule';

type Form = Awaited<ReturnType<typeof readForm>>;

interface Stage {
  page: VisitedPage;
  url: string;
  /** The form before the button was pressed, and right after it. */
  idle: Form;
  busy: Form;
}

/** The email that was opened, in its parts. */
async function readMail({ page }: Stage) {
  const [mail] = await openedMail(page);
  if (!mail) unjudged('a submit opens no email');
  const url = new URL(mail.href);
  const part = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  return {
    url,
    to: decodeURIComponent(url.pathname),
    subject: part('subject'),
    body: part('body'),
  };
}

/** The names of the body's lines, by label of the field. */
const names = {
  'Full Name': 'Name',
  Email: 'Email',
  Company: 'Company',
  'Job Title': 'Title',
  'Phone Number': 'Phone',
  'Reason for Interest': 'Reason for Interest',
};

const countThanks = (page: VisitedPage) =>
  page.evaluate((thanks) => visitor.leaves(thanks).length, thanks);

/** Moves the clock on until no thanks are left, and returns how long that took. */
async function untilGone(page: VisitedPage, limit: number): Promise<number> {
  for (let ms = 0; ms <= limit; ms += 100) {
    if ((await countThanks(page)) === 0) return ms;
    await page.tick(100);
  }
  return Number.POSITIVE_INFINITY;
}

/** Sends a lead by keyboard, faster than a toast goes: from the button that has the focus, back to it. */
async function sendQuickly(page: VisitedPage): Promise<void> {
  await (await find(page, 'button', 'Schedule Intro Call')).focus();
  await page.keyboard.press('Enter');
  await until(page, 'Enter opens no dialog', () => visitor.dialog());
  for (const label of labels) {
    const field = await find(page, 'textbox', label, 'dialog');
    await field.evaluate((element) => (element as HTMLInputElement).select());
    await page.keyboard.sendCharacter(lead[label]);
  }
  await (await find(page, 'textbox', 'Email', 'dialog')).focus();
  await page.keyboard.press('Enter');
  await untilClosed(page).catch(blocked);
  await page.tick(300);
}

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
    'submit.submitting': ({ busy }) => {
      expect(busy.label === 'Submitting...', `the button reads "${busy.label}"`);
      expect(busy.isDisabled, 'the button is not disabled');
      return '"Submitting...", disabled';
    },
    'submit.announced': async ({ page }) => {
      await page.tick(700);
      const isHeard = await page.evaluate(() =>
        window.heard.some((text) => /^Submitting\.\.\./.test(text)),
      );
      expect(isHeard, '"Submitting..." is not announced');
      return '"Submitting..." is announced';
    },
    'submit.closed': async ({ page }) => {
      await untilClosed(page);
      return 'the dialog closes';
    },
    'mail.address': async (stage) => {
      const { to } = await readMail(stage);
      const shown = await stage.page.evaluate(() => visitor.addresses()[0] ?? 'no address');
      expect(to === shown, `it goes to ${to}, the page shows ${shown}`);
      return to;
    },
    'mail.new-tab': async ({ page }) => {
      const opened = await openedMail(page);
      expect(opened.length === 1, `a submit opens ${opened.length} mail links`);
      expect(opened[0]?.target === '_blank', 'it opens in the same tab');
      return 'target="_blank"';
    },
    'mail.gesture': async ({ page }) => {
      const [mail] = await openedMail(page);
      if (!mail) unjudged('a submit opens no email');
      expect(mail.isActive, 'a browser would block it: the gesture is forgotten');
      return 'while the browser remembers the gesture';
    },
    'mail.subject': async (stage) => {
      const { subject } = await readMail(stage);
      expect(subject === 'New Lead - Schedule Intro Call Request', `the subject is "${subject}"`);
      return `"${subject}"`;
    },
    'mail.body': async (stage) => {
      const lines = (await readMail(stage)).body.split(/\r?\n/);
      for (const [index, name] of Object.values(names).entries()) {
        const line = lines[index] ?? '';
        expect(line.startsWith(`${name}:`), `line ${index + 1} is "${line}", not "${name}:"`);
      }
      return Object.values(names).join(', ');
    },
    'mail.text': async (stage) => {
      const { body, url } = await readMail(stage);
      expect(!/\+/.test(url.search), 'a + is not encoded');
      const parts = [...url.searchParams.keys()].sort().join(', ');
      expect(parts === 'body, subject', `its parts are ${parts}`);
      const text = body.replaceAll('\r\n', '\n');
      for (const label of labels) {
        const isThere = text
          .split(`${names[label]}:`)
          .some((rest) => rest.trimStart().startsWith(lead[label]));
        expect(isThere, `${label} arrives as other text`);
      }
      return 'every mark arrives as typed';
    },
    'mail.line-ends': async (stage) => {
      const { body } = await readMail(stage);
      expect(!/[^\r]\n|\r[^\n]/.test(body), 'its lines do not end in CRLF');
      return 'CRLF';
    },
    'mail.note': async (stage) => {
      const { body } = await readMail(stage);
      const last = lead['Reason for Interest'].split('\n')[1] ?? '';
      const rest = body.slice(body.indexOf(last) + last.length);
      const note = rest
        .split(/\r?\n/)
        .find((line) => /contact form/i.test(line) && /site/i.test(line));
      expect(note, 'no note about the website contact form after the fields');
      return `"${note}"`;
    },
    'toast.success': async ({ page }) => {
      await seesThanks(page, success);
      return `"${thanks}"`;
    },
    'submit.cleared': async ({ page }) => {
      await page.tick(400);
      const { values } = await readForm(page);
      expect(values.length === 0, `the form keeps "${values[0]}"`);
      return 'the form is empty';
    },
    'submit.idle': async ({ page, idle }) => {
      const { label, isDisabled } = await readForm(page);
      const isSame = label === idle.label && !isDisabled;
      expect(isSame, `the button reads "${label}"${isDisabled ? ', disabled' : ''}`);
      return `"${label}" again`;
    },
    'toast.announced': async ({ page }) => {
      await page.tick(400);
      const isHeard = await page.evaluate(
        (thanks) => window.heard.some((text) => text.includes(thanks)),
        thanks,
      );
      expect(isHeard, 'the thanks are not announced');
      return 'the thanks are announced';
    },
    'toast.time': async ({ page }) => {
      await page.mouse.move(5, 300);
      const before = await countThanks(page);
      expect(before === 1, `${before} toasts after one submit`);
      // 800 ms of its time have passed since it appeared.
      const ms = 800 + (await untilGone(page, 6000));
      expect(ms < 9e5, 'it is still there after 6 s');
      expect(ms >= 3900 && ms <= 5300, `it goes after ${ms / 1000} s`);
      return `it goes after ${ms / 1000} s`;
    },
    'toast.three': async ({ page }) => {
      await untilGone(page, 20_000);
      const counts: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        await sendQuickly(page);
        await until(page, 'no toast', (thanks) => visitor.leaves(thanks).length > 0, thanks);
        counts.push(await countThanks(page));
      }
      expect(counts.join() === '1,2,3,3', `${counts.join(', ')} toasts after one to four leads`);
      // The time of the first three is over, and that of the fourth began when the first had gone.
      await page.tick(4500);
      expect((await countThanks(page)) > 0, 'the fourth is not shown later');
      return 'three at once, the fourth waits';
    },
    'toast.failure': async ({ page }) => {
      await untilGone(page, 20_000);
      await breakMailLinks(page);
      await fill(page);
      await pressSubmit(page);
      await untilClosed(page).catch(blocked);
      await seesThanks(page, failure);
      return 'the text for a failed mail link';
    },
    'toast.failure-log': ({ page }) => {
      const line = page.lines.find((text) => /^error: .*(refused by verify|mail)/is.test(text));
      expect(line, 'the error is not in the console');
      return 'the error is in the console';
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
      return 'a failure ends like a success';
    },
  },
);

/** A phone, where the mail program takes the place of the page or lies over it. */
export const touch = area<{ page: VisitedPage }>(
  async ({ land }) => {
    const page = await land({ width: 390, isTouch: true, hasFakeClock: true });
    await fill(page);
    await pressSubmit(page);
    return { page };
  },
  {
    'mail.same-tab': async ({ page }) => {
      const [mail] = await openedMail(page);
      if (!mail) unjudged('a submit opens no email');
      expect(!/_blank/.test(mail.target), 'it opens in a new tab, which stays empty');
      return 'in the same tab';
    },
  },
);
