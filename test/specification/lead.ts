// What happens after Submit: the email, the form, the thanks, the draft; and what the app adds.
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { lead, scheduleCall } from '../support/drive/lead';
import type { TestPage } from '../support/drive/page';
import { eventually } from '../support/drive/wait';
import { readButton } from './dialog';
import type { Visit } from './visit';

const { leadDialog, leadFields, leadMail, leadSent } = content;

/** Waits until the network is quiet: the app is there, or does not come. */
const untilQuiet = (page: TestPage) =>
  page.waitForNetworkIdle({ idleTime: 250, timeout: 8000 }).catch(() => {});

/** Points at the button, which loads the app. */
const pointAtButton = async (page: TestPage) =>
  (await page.getByRole('button', scheduleCall, 'main')).hover();

/** Opens the landing page, and points at the button, so that the page loads the app. */
async function openWithApp({ openLanding }: Visit): Promise<TestPage> {
  const page = await openLanding();
  await pointAtButton(page);
  await untilQuiet(page);
  return page;
}

const untilNoThanks = (page: TestPage, limit = 20_000) =>
  page.tickUntil(() => !kit.hasThanks(), limit);

/** Fails unless the thanks are on screen, with the firm's address in their text. */
async function expectThanks(page: TestPage, text: string): Promise<void> {
  const look = (text: string) => {
    const box = kit.allThanks()[0]?.closest('li, section');
    const wanted = text.replace('{email}', kit.address());
    return box && kit.isOnTop(box) && kit.allByText(wanted, box).length > 0;
  };
  await page.expectSoon(`the thanks do not say "${text}"`, look, text);
}

export async function submitted(visit: Visit): Promise<void> {
  const { rule, url } = visit;
  const page = await openWithApp(visit);
  await page.openDialog();
  await page.fillForm();
  const idle = await readButton(page);
  await page.submit();
  const busy = await readButton(page);
  // A toast that came under the pointer would stay.
  await page.mouse.move(5, 300);

  await rule('submit.submitting', async () => {
    expect(busy.label === plain(leadDialog.submitting), `the button reads "${busy.label}"`);
    expect(busy.isDisabled, 'the button is not disabled');
    await page.tick(700);
    expect((await readButton(page)).isDisabled, 'it is as before after less than 0.7 s');
  });
  await rule('submit.announced', async () => {
    const isHeard = await page.evaluate((words) => kit.wasHeard(words), leadDialog.submitting);
    expect(isHeard, 'it is not announced');
  });
  await rule('submit.closed', async () => {
    const ms = await page.tickUntil(() => kit.isDialogClosed(), 3000);
    expect(ms <= 3000, 'the dialog stays open after a submit');
    // The page gets the event `close` with the next frame.
    await page.evaluate(() => kit.passFrames(2));
  });
  const [email, ...more] = await page.openedEmails();
  const { href = 'mailto:', to = '', subject = '', body = '' } = email ?? {};
  await rule('mail.address', async () => {
    const shown = await page.evaluate(() => kit.address());
    expect(to === shown, `it goes to ${to}, the page shows ${shown}`);
  });
  await rule('mail.new-tab', () => {
    expect(email, 'a submit opens no mail link');
    expect(more.length === 0, `a submit opens ${more.length + 1} mail links`);
    expect(email.target === '_blank', 'it opens in the same tab');
  });
  await rule('mail.gesture', () => {
    expect(email?.isActive, 'a browser would block it: the gesture is forgotten');
  });
  await rule('mail.subject', () => {
    expect(subject === leadMail.subject, `the subject is "${subject}"`);
  });
  await rule('mail.body', () => {
    const lines = body.split(/\r?\n/);
    let previous = -1;
    for (const { name } of leadFields) {
      const index = lines.findIndex((line) => line.startsWith(`${name}:`));
      expect(index > previous, `no "${name}:" at its place among the lines`);
      previous = index;
    }
  });
  await rule('mail.text', () => {
    expect(!href.includes('+'), 'a + is not encoded');
    const parts = [...new URL(href).searchParams.keys()].sort().join();
    expect(parts === 'body,subject', `its parts are ${parts}`);
    const text = body.replaceAll('\r\n', '\n');
    for (const { name, label } of leadFields) {
      const isThere = text.includes(`${name}: ${lead[label]}`.trimEnd());
      expect(isThere, `${label} arrives as other text`);
    }
  });
  await rule('mail.line-ends', () => {
    expect(body, 'no email is opened');
    expect(!/[\r\n]/.test(body.replaceAll('\r\n', '')), 'its lines do not end in CRLF');
  });
  await rule('mail.note', () => {
    expect(body.endsWith(`\r\n${leadMail.note}`), `it does not end with "${leadMail.note}"`);
  });
  await rule('toast.success', async () => {
    // The toast may wait until the dialog has faded out.
    await page.tick(400);
    await expectThanks(page, leadSent.success);
  });
  await rule('submit.cleared', async () => {
    await page.tick(400);
    const kept = Object.values(await page.evaluate(() => kit.readFields())).find(Boolean);
    expect(!kept, `the form keeps "${kept}"`);
  });
  const expectIdle = async () => {
    await page.openDialog();
    const { label, isDisabled } = await readButton(page);
    await page.keyboard.press('Escape');
    expect(label === idle.label, `the button reads "${label}"`);
    expect(!isDisabled, 'the button is disabled');
  };
  await rule('submit.idle', expectIdle);
  await rule('toast.announced', async () => {
    await page.tick(400);
    const isHeard = await page.evaluate((words) => kit.wasHeard(words), leadSent.title);
    expect(isHeard, 'the thanks are not announced');
  });
  await rule('toast.time', async () => {
    await page.mouse.move(5, 300);
    await untilNoThanks(page);
    // `sendLead` ends when the toast appears.
    await page.sendLead();
    const count = await page.evaluate(() => kit.countThanks());
    expect(count === 1, `${count} toasts after one submit`);
    const seconds = (await untilNoThanks(page, 6000)) / 1000;
    expect(seconds >= 3.9 && seconds <= 5.3, `it goes after ${seconds} s`);
    await page.sendLead();
    const place = () => kit.allThanks()[0]?.getBoundingClientRect().toJSON();
    const { x, y } = await page.evaluate(place);
    const staysWhile = async (what: string) => {
      await page.tick(6000);
      expect(await page.evaluate(() => kit.hasThanks()), `it goes while the visitor ${what}`);
    };
    await page.mouse.move(x + 5, y + 5);
    await staysWhile('points at it');
    await page.mouse.move(5, 300);
    await page.evaluate(() => kit.leaveTab());
    await staysWhile('is away');
    await page.evaluate(() => kit.comeBack());
    await page.openDialog();
    await staysWhile('has the dialog open');
    await page.keyboard.press('Escape');
    expect((await untilNoThanks(page, 6000)) <= 6000, 'it stays afterwards');
  });
  await rule('toast.three', async () => {
    await untilNoThanks(page);
    const counts: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      await page.sendLead();
      counts.push(await page.evaluate(() => kit.countThanks()));
    }
    expect(counts.join() === '1,2,3,3', `${counts.join(', ')} toasts after one to four leads`);
    // Longer than a toast stays: the time of the fourth began when the first had gone.
    await page.tick(5200);
    expect(await page.evaluate(() => kit.hasThanks()), 'the fourth is not shown later');
  });
  await rule('toast.dismiss', async () => {
    await untilNoThanks(page);
    await page.sendLead();
    await page.press('button', content.toastWords.dismiss);
    await page.tick(500);
    expect(await page.evaluate(() => !kit.hasThanks()), 'its button does nothing');
  });
  await rule('toast.failure', async () => {
    await untilNoThanks(page);
    await page.evaluate(() => {
      const refuse = () => {
        throw new Error('refused by verify');
      };
      HTMLAnchorElement.prototype.click = refuse;
      window.open = refuse;
    });
    await page.sendLead();
    await expectThanks(page, leadSent.failure);
  });
  await rule('toast.failure-log', () => {
    const isOurs = (text: string) => /refused by verify|mail/i.test(text);
    expect(page.problems.some(isOurs), 'the error is not in the console');
    // `pages.console` reports the others.
    page.problems = page.problems.filter((text) => !isOurs(text));
  });
  await rule('site.no-backend', () => {
    const { origin } = new URL(url);
    const files = '(document|script|stylesheet|image|font|manifest|other)';
    const usual = new RegExp(`^GET ${files} (data:|blob:|${origin}/)`);
    const asked = page.requests.map((it) => `${it.method()} ${it.resourceType()} ${it.url()}`);
    const stranger = asked.find((line) => !usual.test(line));
    expect(!stranger, `it asks for ${stranger}`);
  });
  await rule('submit.failure', async () => {
    await page.tick(400);
    await expectIdle();
    expect(await page.evaluate(() => kit.isFormEmpty()), 'a failure does not clear the form');
  });
}

/** A phone, where the mail program takes the place of the page or lies over it. */
export async function touch({ rule, openLanding }: Visit): Promise<void> {
  const page = await openLanding({ width: 390, isTouch: true });
  await page.openDialog();
  await untilQuiet(page);
  await page.sendLead();
  await rule('mail.same-tab', async () => {
    const [email] = await page.openedEmails();
    expect(email, 'a submit opens no email');
    expect(email.target !== '_blank', 'it opens in a new tab, which stays empty');
  });
}

const webmail: Record<string, string> = {
  Gmail: 'https://mail.google.com/mail/',
  Outlook: 'https://outlook.live.com/mail/',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/',
};

export async function draft(visit: Visit): Promise<void> {
  const { rule, openLanding } = visit;
  const page = await openLanding();
  await page.sendLead();
  const email = (await page.openedEmails())[0]?.href ?? 'no email';
  const countLines = () =>
    page.evaluate((name) => kit.allByRole('button', name).length, leadSent.seeDraft);
  const readLinks = async () => {
    await page.openDialog();
    return page.evaluate(() => kit.readDialogLinks());
  };
  const hasEmail = async () => (await readLinks()).some(({ href }) => href === email);

  await rule('draft.line', async () => {
    expect((await countLines()) === 2, 'not one line below each of the two calls');
  });
  await rule('draft.leads-to-dialog', async () => {
    await page.press('button', leadSent.seeDraft, 'main');
    await page.expectSoon('it opens no dialog', () => kit.isDialogOpen());
  });
  await rule('draft.open-again', async () => {
    const found = (await readLinks()).find(({ href }) => href === email);
    expect(found, 'no link in the dialog opens the email again');
  });
  await rule('draft.copy', async () => {
    await page.openDialog();
    await page.press('button', leadSent.copy);
    const isWhole = (texts: string[]) => texts.every((text) => kit.hasCopied(text));
    await page.expectSoon('the message is not copied', isWhole, Object.values(lead));
    const isSaid = (words: string) => kit.readDialog().includes(words);
    await page.expectSoon('nothing says that it was copied', isSaid, leadSent.copied);
  });
  await rule('draft.webmail', async () => {
    const links = (await readLinks()).filter(({ text }) => text in webmail);
    const to = await page.evaluate(() => kit.address());
    const [someWords = ''] = Object.values(lead)
      .flatMap((text) => text.split('\n'))
      .filter(Boolean);
    for (const { text, href } of links) {
      expect(href.startsWith(webmail[text] ?? ''), `${text} leads to ${href.slice(0, 60)}`);
      // Some services take a mail link, others its parts.
      const once = decodeURIComponent(new URL(href).search);
      const inner = once.includes('mailto:') ? decodeURIComponent(once) : once;
      expect(inner.includes(to) && inner.includes(someWords), `${text} does not get the email`);
    }
  });
  await rule('draft.reload', async () => {
    await page.reload();
    expect(await hasEmail(), 'a reload loses it');
  });
}

export async function tooltips(visit: Visit): Promise<void> {
  const { rule, open } = visit;
  const page = await openWithApp(visit);
  await page.openDialog();
  const pointAt = async (role: string, name: string) => {
    await (await page.getByRole(role, name)).hover();
    await page.evaluate(() => kit.passFrames());
  };
  const pointAtIcon = () => pointAt('button', leadDialog.close);
  const pointAway = () => pointAt('heading', scheduleCall);
  const isShown = () => kit.isShown('tooltip');
  const isGone = () => kit.isGone('tooltip');

  await rule('tooltip.delay', async () => {
    await pointAway();
    await pointAtIcon();
    await page.tick(690);
    expect(await page.evaluate(isGone), 'it opens earlier than after 700 ms');
    await page.tick(20);
    await page.expectSoon('it does not open after 700 ms', isShown);
  });
  await rule('tooltip.skip', async () => {
    await pointAtIcon();
    await page.tick(800);
    for (const [away, look, what] of [
      [280, isShown, '280 ms after another one it waits'],
      [320, isGone, '320 ms after another one it opens at once'],
    ] as const) {
      await pointAway();
      await page.expectSoon('it stays open', isGone);
      await page.tick(away);
      await pointAtIcon();
      await page.tick(10);
      await page.expectSoon(what, look);
    }
  });
  await rule('tooltip.text', async () => {
    for (const [path, width] of [
      ['', 390],
      ['team', 1280],
    ] as const) {
      // Each button gets a page of its own, where the visitor points at nothing before it.
      for (let index = 0, count = 1; index < count; index += 1) {
        const fresh = await open(path, { width, hasPhotos: false, hasFakeClock: true });
        if (path) await fresh.openDialog();
        const all = await fresh.evaluate(() => kit.icons().map(kit.nameOf));
        count = all.length;
        const find = (index: number) => kit.icons()[index] ?? document.body;
        await (await fresh.evaluateHandle(find, index)).hover();
        const name = all[index] ?? '';
        const isNamed = (name: string) => kit.nameOf(kit.getByRole('tooltip')) === name;
        // The app arrives in real time, and the tooltip waits for the page's stopped clock.
        await eventually(`a tooltip "${name}"`, async () => {
          await fresh.tick(100);
          return fresh.evaluate(isNamed, name);
        });
        await fresh.close();
      }
    }
  });
}

/** The landing page when the app does not arrive: only scripts in the document run. */
export async function withoutApp({ rule, openLanding }: Visit): Promise<void> {
  const page = await openLanding({ fail: (_, type) => type === 'script' });
  await rule('app.retries', async () => {
    const count = () =>
      page.requests.filter((request) => request.resourceType() === 'script').length;
    await pointAtButton(page);
    const pauses: number[] = [];
    // Each request fails, and sets the next timer, in real time.
    while (pauses.length < 3) {
      const hasTimer = () => kit.nextTimer() !== undefined;
      await page.expectSoon(`${pauses.length} retries instead of 3`, hasTimer);
      const pause = (await page.evaluate(() => kit.nextTimer())) ?? 0;
      await page.tick(pause);
      await eventually('the next request', () => count() === pauses.length + 2);
      pauses.push(pause);
    }
    await page.tick(60_000);
    await page.waitForNetworkIdle({ idleTime: 250 });
    expect(count() === 4, `${count() - 1} retries instead of 3`);
    const grows = pauses.every((pause, index) => pause >= 1.55 * (pauses[index - 1] ?? 0));
    expect(grows && Math.max(...pauses) <= 30_000, `its pauses are ${pauses.join(', ')} ms`);
  });
  await rule('lead.without-app', async () => {
    await page.openDialog();
    await page.submitLead();
    const { href } = await page.onlyEmail();
    await page.tick(1000);
    await page.expectSoon('the dialog stays open', () => kit.isDialogClosed());
    await page.openDialog();
    const isKept = (href: string) => kit.readDialogLinks().some((link) => link.href === href);
    await page.expectSoon('no draft keeps what was typed', isKept, href);
  });
}
