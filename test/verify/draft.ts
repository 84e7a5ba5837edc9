// The draft of a sent lead: the line beside each button, and the panel in the dialog.
import { press, soon, until, type VisitedPage } from './browser';
import { expect, unjudged } from './expect';
import { closeDialog, fill, lead, openDialog, openedMail, send, warmUp } from './form';
import { area } from './rule';

interface Stage {
  page: VisitedPage;
  /** The email that was sent. */
  email: string;
}

/** What the buttons beside each opener say, which a sent lead has brought. */
const readLines = (page: VisitedPage) =>
  page.evaluate(() => visitor.besideOpeners().map((line) => line.map(visitor.textOf)));

async function pressBeside(page: VisitedPage, which: number): Promise<void> {
  const find = (which: number) => {
    const found = visitor.besideOpeners()[0]?.at(which);
    expect(found, 'no line beside the button');
    return found;
  };
  await press(page, find, which);
}

/** The links in the dialog. */
async function readLinks(page: VisitedPage) {
  await openDialog(page);
  return page.evaluate(() => {
    const links = visitor.all('link', undefined, visitor.dialog()) as HTMLAnchorElement[];
    return links.map((link) => ({ text: visitor.textOf(link), href: link.href }));
  });
}

const webmail: Record<string, string> = {
  Gmail: 'https://mail.google.com/mail/',
  Outlook: 'https://outlook.live.com/mail/',
  'Microsoft 365': 'https://outlook.cloud.microsoft/mail/',
};

export const draft = area<Stage>(
  async ({ land }) => {
    const page = await land({ hasFakeClock: true });
    await warmUp(page);
    await fill(page);
    await send(page);
    const [mail] = await openedMail(page);
    return { page, email: mail?.href ?? 'no email' };
  },
  {
    'draft.line': async ({ page }) => {
      const lines = await readLines(page);
      const isWhole = lines.every((buttons) => buttons.filter(Boolean).length >= 2);
      expect(lines.length > 0 && isWhole, 'no line beside each button');
      return `${lines[0]?.join(', ')}, beside each button`;
    },
    'draft.leads-to-dialog': async ({ page }) => {
      await pressBeside(page, 0);
      await until(page, 'it opens no dialog', () => visitor.dialog());
    },
    'draft.open-again': async ({ page, email }) => {
      const found = (await readLinks(page)).find(({ href }) => href === email);
      expect(found, 'no link in the dialog opens the email again');
      return `"${found.text}"`;
    },
    'draft.copy': async ({ page }) => {
      await openDialog(page);
      const readDialog = () => page.evaluate(() => visitor.textOf(visitor.dialog()));
      const before = await readDialog();
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
      const isWhole = copied && Object.values(lead).every((text) => copied.includes(text));
      expect(isWhole, 'no button copies the message');
      const isSaid = await soon(async () => (await readDialog()) !== before);
      expect(isSaid, 'nothing says that it was copied');
    },
    'draft.webmail': async ({ page }) => {
      const links = (await readLinks(page)).filter(({ text }) => text in webmail);
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
    },
    'draft.reload': async ({ page, email }) => {
      await page.reload();
      const isKept = (await readLinks(page)).some(({ href }) => href === email);
      expect(isKept, 'a reload loses it');
    },
    'draft.discard': async ({ page, email }) => {
      await closeDialog(page);
      await pressBeside(page, -1);
      for (const when of ['at once', 'after a reload']) {
        const isGone = (await readLines(page)).every((buttons) => buttons.length === 0);
        expect(isGone, `${when}, the line is there`);
        const isLeft = (await readLinks(page)).some(({ href }) => href === email);
        expect(!isLeft, `${when}, the dialog has it`);
        await page.reload();
      }
    },
  },
);
