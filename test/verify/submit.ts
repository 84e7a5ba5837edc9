// What happens after Submit: the email, the form, the thanks.
import { openPage, until, type VisitedPage } from './browser';
import {
  breakMailLinks,
  failure,
  fill,
  labels,
  lead,
  pressSubmit,
  seesThanks,
  sendLead,
  success,
  thanks,
  untilClosed,
  warmUp,
} from './form';
import { area, expect } from './rule';

interface Stage {
  page: VisitedPage;
  url: string;
  /** The label of the button before it was pressed. */
  label: string;
  /** What the button was right after it was pressed. */
  busy: { text: string; isDisabled: boolean };
  opened: Window['openedMailLinks'];
}

const submitButton = (page: VisitedPage) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog button')];
    const found = buttons.find(({ type, form }) => form && type === 'submit');
    return { text: visitor.plain(found?.textContent), isDisabled: found?.disabled ?? false };
  });

/** The email that was opened, in its parts. */
function mailOf({ opened }: Stage) {
  const [first, ...others] = opened.filter(({ href }) => href.startsWith('mailto:'));
  expect(first, 'a submit opens no mail link');
  expect(others.length === 0, `a submit opens ${others.length + 1} mail links`);
  const url = new URL(first.href);
  const body = /[?&]body=([^&]*)/.exec(url.search)?.[1] ?? '';
  return { ...first, url, to: decodeURIComponent(url.pathname), body: decodeURIComponent(body) };
}

const names = ['Name', 'Email', 'Company', 'Title', 'Phone', 'Reason for Interest'];

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

export const submit = area<Stage>(
  async (browser, { url }) => {
    const page = await openPage(browser, { hasFakeClock: true });
    await page.goto(url);
    await warmUp(page);
    await fill(page);
    const { text: label } = await submitButton(page);
    await pressSubmit(page);
    const busy = await submitButton(page);
    const opened = await page.evaluate(() => window.openedMailLinks);
    return { page, url, label, busy, opened };
  },
  {
    'submit.submitting': ({ busy }) => {
      expect(busy.text === 'Submitting...', `the button reads "${busy.text}"`);
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
      const { to } = mailOf(stage);
      const shown = await stage.page.evaluate(() => visitor.addresses()[0]);
      expect(to === shown, `it goes to ${to}, the page shows ${shown}`);
      return to;
    },
    'mail.new-tab': (stage) => {
      expect(mailOf(stage).target === '_blank', 'it opens in the same tab');
      return 'target="_blank"';
    },
    'mail.gesture': (stage) => {
      expect(mailOf(stage).isActive, 'a browser would block it: the gesture is forgotten');
      return 'while the browser remembers the gesture';
    },
    'mail.subject': (stage) => {
      const { url } = mailOf(stage);
      const subject = decodeURIComponent(/[?&]subject=([^&]*)/.exec(url.search)?.[1] ?? '');
      expect(subject === 'New Lead - Schedule Intro Call Request', `the subject is "${subject}"`);
      return `"${subject}"`;
    },
    'mail.body': (stage) => {
      const lines = mailOf(stage).body.split(/\r?\n/);
      for (const [index, name] of names.entries()) {
        expect(
          lines[index]?.startsWith(`${name}:`),
          `line ${index + 1} is "${lines[index]}", not "${name}:"`,
        );
      }
      return names.join(', ');
    },
    'mail.text': (stage) => {
      const { body, url } = mailOf(stage);
      expect(!/\+/.test(url.search), 'a + is not encoded');
      const parts = [...url.searchParams.keys()].join(', ');
      expect(parts === 'subject, body', `typed text adds parts: ${parts}`);
      for (const label of labels) {
        const text = lead[label];
        expect(body.replaceAll('\r\n', '\n').includes(text), `${label} arrives as other text`);
      }
      return 'every mark arrives as typed';
    },
    'mail.line-ends': (stage) => {
      expect(!/[^\r]\n|\r[^\n]/.test(mailOf(stage).body), 'its lines do not end in CRLF');
      return 'CRLF';
    },
    'mail.note': (stage) => {
      const { body } = mailOf(stage);
      const rest = body.slice(body.indexOf(lead['Reason for Interest'].split('\n')[1] ?? ''));
      const [note] = /[^\r\n]*website contact form[^\r\n]*/i.exec(rest) ?? [];
      expect(note, 'no note about the website contact form after the fields');
      return `"${note}"`;
    },
    'toast.success': async ({ page }) => {
      await seesThanks(page, success);
      return `"${thanks}"`;
    },
    'submit.cleared': async ({ page }) => {
      await page.tick(400);
      const values = await page.$$eval('dialog :is(input, textarea)', (fields) =>
        fields.map((field) => (field as HTMLInputElement).value),
      );
      expect(values.length >= 6 && values.every((value) => !value), 'the form keeps its text');
      return 'the form is empty';
    },
    'submit.idle': async ({ page, label }) => {
      const { text, isDisabled } = await submitButton(page);
      expect(
        text === label && !isDisabled,
        `the button reads "${text}"${isDisabled ? ', disabled' : ''}`,
      );
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
      expect(ms >= 3900 && ms <= 5600, `it goes after ${ms / 1000} s`);
      return 'it goes after 4 to 5 s';
    },
    'toast.three': async ({ page }) => {
      let most = 0;
      for (let count = 0; count < 4; count += 1) {
        await sendLead(page);
        await until(page, 'no toast', (thanks) => visitor.leaves(thanks).length > 0, thanks);
        most = Math.max(most, await countThanks(page));
      }
      expect(most === 3, `${most} toasts at once after four leads`);
      return 'three at once, the fourth waits';
    },
    'toast.failure': async ({ page }) => {
      await untilGone(page, 20_000);
      await breakMailLinks(page);
      await fill(page);
      await pressSubmit(page);
      await untilClosed(page);
      await seesThanks(page, failure);
      return 'the text for a failed mail link';
    },
    'toast.failure-log': ({ page }) => {
      expect(
        page.problems.some((text) => /refused by verify|mail/i.test(text)),
        'the error is not in the console',
      );
      return 'the error is in the console';
    },
    'site.no-backend': ({ page, url }) => {
      const { origin } = new URL(url);
      const others = page.requests.filter(
        (request) =>
          request.method !== 'GET' ||
          !/^(document|script|stylesheet|image|font|manifest|other)$/.test(request.type) ||
          (new URL(request.url).origin !== origin && !/^(data|blob):/.test(request.url)),
      );
      const [first] = others;
      expect(!first, `it asks for ${first?.method} ${first?.url}`);
      return `${page.requests.length} files of its own, a lead included`;
    },
    'submit.failure': async ({ page }) => {
      await page.tick(400);
      const { text, isDisabled } = await submitButton(page);
      const values = await page.$$eval('dialog :is(input, textarea)', (fields) =>
        fields.map((field) => (field as HTMLInputElement).value).join(''),
      );
      expect(
        !values && !isDisabled && text !== 'Submitting...',
        'a failure ends in another way than a success',
      );
      return 'a failure ends like a success';
    },
  },
);

/** A phone, where the mail program takes the place of the page or lies over it. */
export const touch = area<{ page: VisitedPage }>(
  async (browser, { url }) => {
    const page = await openPage(browser, { width: 390, isTouch: true, hasFakeClock: true });
    await page.goto(url);
    await fill(page);
    await pressSubmit(page);
    return { page };
  },
  {
    'mail.same-tab': async ({ page }) => {
      const [mail] = await page.evaluate(() => window.openedMailLinks);
      expect(mail, 'a submit opens no mail link');
      expect(!/_blank/.test(mail.target), 'it opens in a new tab, which stays empty');
      return 'in the same tab';
    },
  },
);
