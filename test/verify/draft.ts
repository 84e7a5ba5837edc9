// The draft of a sent lead: the line beside each button, and the panel in the dialog.
import { press, until, type VisitedPage } from './browser';
import { closeDialog, lead, openDialog, openedMail, sendLead, warmUp } from './form';
import { area, expect, unjudged } from './rule';

interface Stage {
  page: VisitedPage;
  /** The email that was sent. */
  email: string;
}

/** Buttons beside an opener that a sent lead has brought. */
const linesOf = (page: VisitedPage) =>
  page.evaluate(() =>
    visitor.all('button', 'Schedule Intro Call').map((opener) => {
      const beside = visitor.all('button', undefined, opener.parentElement ?? opener);
      return beside.filter((button) => button !== opener).map((button) => visitor.textOf(button));
    }),
  );

async function readLinks(page: VisitedPage) {
  await openDialog(page);
  return page.evaluate(() => {
    const links = visitor.all('link', undefined, visitor.dialog()) as HTMLAnchorElement[];
    return links.map((link) => ({ text: visitor.textOf(link), href: link.href }));
  });
}

const webmailHosts: Record<string, string> = {
  Gmail: 'mail.google.com',
  Outlook: 'outlook.live.com',
  'Microsoft 365': 'outlook.cloud.microsoft',
};

async function pressBeside(page: VisitedPage, which: number): Promise<void> {
  const button = await page.evaluateHandle((which) => {
    const [opener] = visitor.all('button', 'Schedule Intro Call');
    const beside = visitor.all('button', undefined, opener?.parentElement ?? document.body);
    const found = beside.filter((button) => button !== opener).at(which);
    if (!found) throw new Error('no line beside the button');
    return found;
  }, which);
  await press(button);
}

export const draft = area<Stage>(
  async ({ land }) => {
    const page = await land({ hasFakeClock: true });
    await warmUp(page);
    await sendLead(page);
    const [mail] = await openedMail(page);
    return { page, email: mail?.href ?? 'no email' };
  },
  {
    'draft.line': async ({ page }) => {
      const lines = await linesOf(page);
      expect(
        lines.length > 0 && lines.every((buttons) => buttons.filter(Boolean).length >= 2),
        'no line beside each button',
      );
      return `${lines[0]?.join(', ')}, beside each button`;
    },
    'draft.leads-to-dialog': async ({ page }) => {
      await pressBeside(page, 0);
      await until(page, 'it opens no dialog', () => visitor.dialog());
      return 'it opens the dialog';
    },
    'draft.open-again': async ({ page, email }) => {
      const found = (await readLinks(page)).find(({ href }) => href === email);
      expect(found, 'no link in the dialog opens the email again');
      return `"${found.text}"`;
    },
    'draft.copy': async ({ page }) => {
      await openDialog(page);
      const copied = await page.evaluate(async () => {
        const buttons = visitor.all('button', undefined, visitor.dialog()) as HTMLButtonElement[];
        // Beside the link, and before the button that discards.
        const button = buttons.find(
          (found) => found.type === 'button' && visitor.textOf(found) && found.closest('p'),
        );
        button?.click();
        await Promise.resolve();
        return window.copied;
      });
      const missing = Object.values(lead).find((text) => !copied.includes(text));
      expect(copied && missing === undefined, 'no button copies the message');
      return 'copies the whole message';
    },
    'draft.webmail': async ({ page }) => {
      const links = (await readLinks(page)).filter(({ text }) => text in webmailHosts);
      if (links.length === 0) unjudged('the owner offers none');
      const to = await page.evaluate(() => visitor.addresses()[0] ?? 'no address');
      for (const { text, href } of links) {
        const { host, search } = new URL(href);
        expect(host === webmailHosts[text], `${text} leads to ${host}`);
        // Some services take a mail link, others its parts.
        const once = decodeURIComponent(search);
        const inner = once.includes('mailto:') ? decodeURIComponent(once) : once;
        expect(inner.includes(to) && inner.includes('Ada'), `${text} does not get the email`);
      }
      return links.map(({ text }) => text).join(', ');
    },
    'draft.reload': async ({ page, email }) => {
      await page.reload();
      const isKept = (await readLinks(page)).some(({ href }) => href === email);
      expect(isKept, 'a reload loses it');
      return 'a reload keeps it';
    },
    'draft.discard': async ({ page, email }) => {
      await closeDialog(page);
      await pressBeside(page, -1);
      const isGone = (await linesOf(page)).every((buttons) => buttons.length === 0);
      expect(isGone, 'the line stays');
      const isLeft = (await readLinks(page)).some(({ href }) => href === email);
      expect(!isLeft, 'the dialog still has it');
      return 'it is gone, in the dialog too';
    },
  },
);
