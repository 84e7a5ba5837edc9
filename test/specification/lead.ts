// What happens after Submit: the email, the form, the thanks, the draft; and what the app adds.
import * as assert from 'uvu/assert';
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { lead, scheduleCall } from '../support/drive/lead';
import type { TestPage } from '../support/drive/page';
import { eventually } from '../support/drive/wait';
import { rule, type Visit } from './visit';

const { bar, firm, leadDialog, leadFields, leadMail, leadSent } = content;

/** Points at the button, which loads the app. */
const pointAtButton = async (page: TestPage) =>
  (await page.getByRole('button', scheduleCall, 'main')).hover();

/** What the button of the form says in an open dialog, and whether it can be pressed. */
const readButton = (page: TestPage) =>
  page.$eval('dialog [type=submit]', (button) => ({
    label: kit.textOf(button),
    isDisabled: button.matches(':disabled'),
  }));

/** Fails unless the thanks are on screen, and screen readers have heard them. */
async function expectThanks(page: TestPage, text: string): Promise<void> {
  const look = (text: string) => {
    const box = kit.allThanks()[0]?.closest('li, section');
    return box && kit.isOnTop(box) && kit.allByText(text, box).length > 0;
  };
  const shown = text.replace('{email}', firm.email);
  await page.until(look, shown);
  const isHeard = await page.evaluate((words) => kit.wasHeard(words), leadSent.title);
  expect(isHeard, 'the thanks are not announced');
}

export async function submitted({ url, openLanding }: Visit): Promise<void> {
  const page = await openLanding();
  await pointAtButton(page);
  await page.waitForNetworkIdle({ idleTime: 250 });
  await page.fillForm();
  const idle = await readButton(page);
  await page.submit();
  const busy = await readButton(page);
  // A toast that came under the pointer would stay.
  await page.mouse.move(5, 300);

  const { submitting } = leadDialog;
  await rule(
    ['submitting (button reads "Submitting..." and is disabled)', submitting],
    async () => {
      assert.equal(busy, { label: plain(submitting), isDisabled: true });
      const isHeard = await page.evaluate((words) => kit.wasHeard(words), submitting);
      expect(isHeard, 'it is not announced');
      await page.tick(700);
      expect((await readButton(page)).isDisabled, 'it is as before after less than 0.7 s');
    },
  );
  const expectIdle = async () => {
    await page.until(() => kit.isDialogClosed());
    await page.tick(400);
    expect(await page.evaluate(() => kit.isFormEmpty()), 'the form keeps what was sent');
    await page.openDialog();
    assert.equal(await readButton(page), idle);
    await page.keyboard.press('Escape');
  };
  await page.tick(100);
  await page.evaluate(() => kit.passFrames(2));
  const { success, failure, title } = leadSent;
  await rule(
    [
      'Title "Thank you for your interest!"; description "Someone from our team will contact you shortly. If your email client didn\'t open, please contact us directly at {email}"',
      title,
      success,
    ],
    async () => {
      // The toast waits until the dialog has faded out.
      await page.tick(400);
      await expectThanks(page, success);
    },
  );
  await rule('then back to idle with the form cleared and the dialog closed', expectIdle);
  const [email, ...more] = await page.openedEmails();
  await rule('The link is opened in a new tab by a programmatic click.', () => {
    expect(email, 'a submit opens no mail link');
    assert.is(more.length, 0, 'more than one email is opened');
    assert.is(email.target, '_blank');
    expect(email.isActive, 'a browser would block it: the gesture is forgotten');
  });
  const addressed =
    'a mail-client link addressed to the firm\'s general inquiries address with subject "New Lead - Schedule Intro Call Request"';
  await rule([addressed, leadMail.subject], () => {
    const { to, subject } = email ?? {};
    assert.equal({ to, subject }, { to: firm.email, subject: leadMail.subject });
  });
  const names = leadFields.map(({ name }) => name);
  const isNamed = /contact form/i.test(leadMail.note) && /website/i.test(leadMail.note);
  await rule(
    [
      'The body lists "Name", "Email", "Company", "Title", "Phone" and "Reason for Interest", followed by a note that it came from the "website contact form"',
      ...names,
      isNamed ? 'website contact form' : leadMail.note,
    ],
    () => {
      const lines = leadFields.map(({ name, label }) => `${name}: ${lead[plain(label)]}`.trimEnd());
      const body = [...lines, '', leadMail.note].join('\n').replaceAll('\n', '\r\n');
      assert.is(email?.body, body);
    },
  );
  await rule('a toast stays while the visitor points at it', async () => {
    const box = await page.evaluate(() => kit.allThanks()[0]?.getBoundingClientRect().toJSON());
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.tick(6000);
    expect(await page.evaluate(() => kit.hasThanks()), 'it goes');
    await page.mouse.move(5, 300);
    await page.tick(6000);
    expect(await page.evaluate(() => !kit.hasThanks()), 'it stays afterwards');
  });
  const fails =
    'Failure creating the mail link: same title; description "Someone from our team will contact you shortly. Please contact us directly at {email} if needed." The error is logged to the console.';
  await rule([fails, failure], async () => {
    const countLinks = () => page.$$eval('a', (links) => links.length);
    const before = await countLinks();
    for (const fail of [
      () => kit.failOnce(window, 'encodeURIComponent'),
      () => kit.failOnce(HTMLAnchorElement.prototype, 'click'),
    ]) {
      await page.fillForm();
      await page.evaluate(fail);
      await page.submit();
      await page.untilSent();
      await expectThanks(page, failure);
      await page.tick(6000);
      const [error, ...more] = page.problems.splice(0);
      assert.match(error ?? '', 'no link');
      assert.equal(more, []);
    }
    assert.is(await countLinks(), before, 'a link that was not pressed stays in the page');
  });
  await rule('Success and failure end the same way.', expectIdle);
  await rule('no backend calls', () => {
    const { origin } = new URL(url);
    const files = '(document|script|stylesheet|image|font|manifest|other)';
    const usual = new RegExp(`^GET ${files} (data:|blob:|${origin}/)`);
    const asked = page.requests.map((it) => `${it.method()} ${it.resourceType()} ${it.url()}`);
    assert.equal(
      asked.filter((line) => !usual.test(line)),
      [],
    );
  });
}

/** What the services call their pages for a new email, and the parameter that takes a mail link. */
const webmail = {
  Gmail: 'https://mail.google.com/mail/?extsrc=mailto&url=',
  Outlook: 'https://outlook.live.com/mail/0/deeplink/compose?mailtouri=',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/deeplink/compose?mailtouri=',
};

export async function draft({ openLanding }: Visit): Promise<void> {
  const page = await openLanding();
  await page.sendLead();
  const email = (await page.openedEmails())[0]?.href ?? 'no email';
  const readLinks = async () => {
    await page.openDialog();
    return page.evaluate(() => kit.readDialogLinks());
  };
  const expectEmail = async () => {
    const hrefs = (await readLinks()).map(({ href }) => href);
    expect(hrefs.includes(email), 'no link in the dialog opens the email again');
  };

  await rule('after a submit, a line below each call leads to the draft of the email', async () => {
    const count = (name: string) => kit.allByRole('button', name).length;
    assert.is(await page.evaluate(count, leadSent.seeDraft), 2);
    await page.press('button', leadSent.seeDraft, 'main');
    await page.until(() => kit.isDialogOpen());
    await expectEmail();
  });
  await rule('the message of the draft can be copied, and the page says so', async () => {
    await page.openDialog();
    await page.press('button', leadSent.copy);
    const isWhole = (texts: string[]) => texts.every((text) => kit.hasCopied(text));
    await page.until(isWhole, Object.values(lead));
    const isSaid = (words: string) => kit.allByText(words).length > 0;
    await page.until(isSaid, leadSent.copied);
  });
  await rule('webmail can send the draft, each service at its own address', async () => {
    const links = await readLinks();
    for (const service of leadSent.webmail.services) {
      const link = links.find(({ text }) => text.startsWith(service));
      assert.is(link?.href, webmail[service] + encodeURIComponent(email));
    }
  });
  await rule('a reload keeps the draft', async () => {
    await page.reload();
    await expectEmail();
  });
}

export async function tooltips({ openLanding }: Visit): Promise<void> {
  await rule('a tooltip says the name of its button', async () => {
    for (const name of [bar.menuButton, leadDialog.close]) {
      const page = await openLanding({ width: 390 });
      if (name === leadDialog.close) await page.openDialog();
      await (await page.getByRole('button', name)).hover();
      const isShown = (name: string) => kit.allByText(name).length > 0;
      await page.tick(690);
      expect(!(await page.evaluate(isShown, name)), `"${name}" comes too soon`);
      await page.tick(10);
      expect(await page.evaluate(isShown, name), `"${name}" does not come`);
    }
  });
}

/** The landing page when the app does not arrive: only scripts in the document run. */
export async function withoutApp({ openLanding }: Visit): Promise<void> {
  const page = await openLanding({ blocked: ['*/assets/*.js*'] });
  await rule('retry 3 times with exponential backoff capped at 30 s', async () => {
    const readAddresses = () =>
      page.requests.flatMap((it) => (it.resourceType() === 'script' ? it.url() : []));
    const pauses: number[] = [];
    await pointAtButton(page);
    // Each request fails, and sets the next timer, in real time.
    while (pauses.length < 3) {
      const hasTimer = () => kit.nextTimer() !== undefined;
      await page.until(hasTimer);
      const pause = (await page.evaluate(() => kit.nextTimer())) ?? 0;
      await page.tick(pause);
      await eventually('the next request', () => readAddresses().length === pauses.length + 2);
      pauses.push(pause);
    }
    await page.tick(60_000);
    await page.waitForNetworkIdle({ idleTime: 250 });
    assert.is(readAddresses().length, 4, 'one request and three retries');
    const grows = pauses.every((pause, index) => pause >= 1.55 * (pauses[index - 1] ?? 0));
    expect(grows && Math.max(...pauses) <= 30_000, `its pauses are ${pauses.join(', ')} ms`);
    // The next intent begins another round.
    await page.mouse.move(5, 300);
    await pointAtButton(page);
    await eventually('a second round', () => readAddresses().length === 5);
    assert.is(new Set(readAddresses()).size, 5, 'browsers keep the failure of an address');
    // The console says that the app is missing.
    page.problems = [];
  });
}
