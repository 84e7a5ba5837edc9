// The draft of a sent lead: the line beside each button, and the panel in the dialog.
import { openPage, press, until, type VisitedPage } from './browser';
import { lead, openDialog, sendLead, warmUp } from './form';
import { area, expect, unjudged } from './rule';

/** Buttons beside an opener that a sent lead has brought. */
const linesOf = (page: VisitedPage) =>
  page.evaluate(() =>
    visitor.all('button', 'Schedule Intro Call').map((opener) => {
      const beside = visitor.all('button', undefined, opener.parentElement ?? opener);
      return beside.filter((button) => button !== opener).map((button) => visitor.textOf(button));
    }),
  );

const draftLinks = (page: VisitedPage) =>
  page.evaluate(() => {
    const links = visitor.all('link', undefined, visitor.dialog()) as HTMLAnchorElement[];
    return links.map((link) => ({ text: visitor.textOf(link), href: link.href }));
  });

const sent = (page: VisitedPage) => page.evaluate(() => window.openedMailLinks[0]?.href ?? '');

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

export const draft = area<{ page: VisitedPage }>(
  async (browser, { url }) => {
    const page = await openPage(browser, { hasFakeClock: true });
    await page.goto(url);
    await warmUp(page);
    await sendLead(page);
    return { page };
  },
  {
    'draft.line': async ({ page }) => {
      const lines = await linesOf(page);
      expect(
        lines.length === 2 && lines.every((buttons) => buttons.filter(Boolean).length >= 2),
        'no line beside each button',
      );
      return `${lines[0]?.join(', ')}, beside each button`;
    },
    'draft.leads-to-dialog': async ({ page }) => {
      await pressBeside(page, 0);
      await until(page, 'it opens no dialog', () => visitor.dialog());
      const email = await sent(page);
      const links = await draftLinks(page);
      expect(
        links.some(({ href }) => href === email),
        'the dialog has no link to the email that was sent',
      );
      return 'it opens the dialog with the email';
    },
    'draft.open-again': async ({ page }) => {
      await openDialog(page);
      const href = await sent(page);
      const found = (await draftLinks(page)).find((link) => link.href === href);
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
      expect(copied.includes(lead['Reason for Interest']), 'no button copies the message');
      return 'copies the whole message';
    },
    'draft.webmail': async ({ page }) => {
      await openDialog(page);
      const links = (await draftLinks(page)).filter(({ text }) => text in webmailHosts);
      if (links.length === 0) unjudged('the owner offers none');
      const to = await page.evaluate(() => visitor.addresses()[0] ?? '');
      for (const { text, href } of links) {
        const { host, search } = new URL(href);
        expect(host === webmailHosts[text], `${text} leads to ${host}`);
        const inner = decodeURIComponent(search);
        expect(inner.includes(to) && inner.includes('Ada'), `${text} does not get the email`);
      }
      return links.map(({ text }) => text).join(', ');
    },
    'draft.reload': async ({ page }) => {
      await page.reload();
      await openDialog(page);
      const links = await draftLinks(page);
      expect(
        links.some(({ href }) => href.includes(encodeURIComponent(lead.Company))),
        'a reload loses it',
      );
      return 'a reload keeps it';
    },
    'draft.discard': async ({ page }) => {
      if (await page.$('dialog:modal')) await page.keyboard.press('Escape');
      await pressBeside(page, -1);
      const lines = await linesOf(page);
      expect(
        lines.every((buttons) => buttons.length === 0),
        'the line stays',
      );
      await openDialog(page);
      const links = await draftLinks(page);
      expect(
        links.every(({ href }) => !href.includes('Ada')),
        'the dialog still has it',
      );
      return 'it is gone, in the dialog too';
    },
  },
);
