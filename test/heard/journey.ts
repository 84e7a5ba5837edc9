// What a visitor with a screen reader does on the site, and what has to be heard.
import { setTimeout as sleep } from 'node:timers/promises';
import { about, actions, hero, stats, whyPartner } from '../../src/content/landing';
import { leadDialog, leadFieldWords, leadSent, toastWords } from '../../src/content/lead-form';
import { bar, navigation, skipLink } from '../../src/content/navigation';
import { notFoundPage, pages } from '../../src/content/pages';
import type { Site } from '../support/drive/site';
import type { ScreenReader, Utterance } from './screen-reader';

/** How many times Orca says each phrase without an interruption; `some` means once or more. */
export type Expected = Record<string, number | 'some'>;

interface Journey {
  reader: ScreenReader;
  site: Site;
  isFirefox: boolean;
  browse(url: string): unknown;
  check(step: string, said: readonly Utterance[], expected: Expected): void;
}

const thanks = `${leadSent.title} ${leadSent.success}`;
const firstField = leadFieldWords.labels.name;
const [firstLink] = Object.values(navigation);
/** Expects each line once, and expects a pause between the lines. */
const linesOf = (lines: readonly string[]): Expected => ({
  ...Object.fromEntries(lines.map((line) => [line, 1])),
  [lines.join('')]: 0,
});
/** The first two words, because Orca says a heading line by line, and lines end where the window ends. */
const beginningOf = (text: string) => text.split(' ', 2).join(' ');

/** The parts of the journey. Each part opens a page of its own. */
export const partNames = [
  'reading',
  'skip link',
  'dialog',
  'mail program',
  'dismiss',
  'no app',
  'not found',
  'menu',
] as const;

type Parts = Record<(typeof partNames)[number], () => Promise<void>>;

export function partsOfJourney({ reader, site, isFirefox, browse, check }: Journey): Parts {
  const { press, listen, forget, hears, type, until } = reader;

  async function step(name: string, keys: string[], expected: Expected) {
    forget();
    await press(...keys);
    // On a slow machine, Orca may be quiet for seconds before it says them.
    const phrases = Object.keys(expected).filter((phrase) => expected[phrase] !== 0);
    for (const phrase of phrases) await hears(phrase, 10);
    check(name, await listen(), expected);
  }

  /** Opens a page in a tab of its own, as a link in another program does. */
  async function visit(path: string) {
    forget();
    browse(new URL(path, site.url).href);
    await until('Page has');
  }

  async function read(key: string, times: number) {
    const said: Utterance[] = [];
    forget();
    for (let left = times; left > 0; left -= 1) {
      await press(key);
      await hears('', 3);
      said.push(...(await listen(500)));
    }
    return said;
  }

  async function goTo(phrase: string, key = 'b') {
    // Control ends what is being said.
    await press('Control_L');
    await listen(600);
    for (let left = 25; left > 0; left -= 1) {
      forget();
      await press(key);
      await hears('', 5);
      if (await hears(phrase, 1.5)) return;
    }
    throw new Error(`${key} never leads to "${phrase}"`);
  }

  async function openDialog() {
    await visit('/');
    await goTo(actions.scheduleCall);
    forget();
    await press('Return');
    if (!isFirefox) await until(firstField);
    const said = await listen();
    if (isFirefox) {
      // Orca 43 loses its place in Firefox when a modal dialog opens, on a bare page too.
      await press('Tab', 'shift+Tab');
      await until(firstField);
      await listen();
    }
    return said;
  }

  /** Fills the form from its first field on, and submits it. */
  async function submitLead() {
    for (const text of ['Ann Lee', 'ann@example.org', 'Acme', '', '', 'A catalog', '']) {
      if (text) type(text);
      await press('Tab');
    }
    await listen();
    await press('Return');
  }

  /** Submits a lead, and expects the thanks within these seconds. */
  async function hearThanks(name: string, seconds: number, expected: Expected = {}) {
    await submitLead();
    await sleep(seconds * 1000);
    check(name, await listen(3000), { [thanks]: 1, [leadSent.copy]: 0, ...expected });
  }

  return {
    async reading() {
      await visit('/');
      check('The landing page', await listen(), { [pages.home.title]: 'some', headings: 1 });
      check('From heading to heading (H)', await read('h', 10), {
        [hero.headline]: 1,
        ...linesOf(about.heading),
        ...linesOf(whyPartner.heading),
      });
      await press('ctrl+Home', 'h');
      await listen();
      const figures = stats.map(({ value, unit }) => [unit ? `${value} ${unit}` : value, 1]);
      check('From the first heading on, line by line (Down)', await read('Down', 14), {
        ...Object.fromEntries(figures),
        blank: 0,
      });
    },
    async 'skip link'() {
      await visit('/');
      await listen();
      await step('The top of the page (Ctrl+Home)', ['ctrl+Home'], { [skipLink]: 1 });
      await step('The skip link (Enter)', ['Return'], { 'heading level 1': 1, blank: 0 });
      const [lastWord = ''] = hero.headline.split(' ').slice(-1);
      check('The next line (Down)', await read('Down', 1), { [lastWord]: 1 });
    },
    async dialog() {
      const { title, intro } = leadDialog;
      const opened: Expected = { [title]: 'some', [intro]: 1, [firstField]: 1, 'invalid entry': 0 };
      check('The dialog opens (Enter)', await openDialog(), isFirefox ? {} : opened);
      const { email } = leadFieldWords.labels;
      await step('Its second field (Tab)', ['Tab'], { [email]: 1, 'invalid entry': 0 });
      await step('Enter, with nothing filled in', ['Return'], {
        [firstField]: 1,
        ...(isFirefox && { 'fill out this field': 1 }),
      });
      // Orca first announces the new tab in Chromium, so the thanks may come later.
      await hearThanks('Submit', 4, isFirefox ? { [leadDialog.submitting]: 1 } : {});
      await goTo(leadSent.seeDraft);
      await press('Return');
      await hears(leadSent.openAgain, 3);
      // Orca 43 loses its place in Firefox when a modal dialog opens.
      if (isFirefox) await press('Tab', 'shift+Tab');
      await listen();
      await step('Copy message (Tab)', ['Tab'], { [leadSent.copy]: 1 });
      await step('Copy message (Enter)', ['Return'], { [leadSent.copied]: 1 });
      await step('Discard (Tab, Enter)', ['Tab', 'Return'], {
        [leadSent.discarded]: 1,
        [firstField]: 1,
      });
    },
    async 'mail program'() {
      for (const delay of ['0.1', '2.5']) {
        await openDialog();
        reader.write('mail-delay', delay);
        await hearThanks(`Submit; the mail program comes after ${delay} s, and goes`, 9);
      }
      reader.write('mail-delay', '');
    },
    async dismiss() {
      await openDialog();
      await submitLead();
      // Goes on while Orca is still speaking, because the toast closes after five seconds.
      await sleep(2500);
      await goTo(toastWords.dismiss, 'shift+b');
      await step('Dismiss (Enter)', ['Return'], { [actions.scheduleCall]: 'some' });
    },
    async 'no app'() {
      const { release } = site.answer(/\/assets\/app-/, 404);
      await openDialog();
      await hearThanks('Submit, without the app', 8);
      release();
    },
    async 'not found'() {
      await visit('/nope');
      check('The 404 page', await listen(), { [pages.notFound.title]: 'some' });
      check('Line by line (Down)', await read('Down', 12), {
        [beginningOf(notFoundPage.heading)]: 1,
        [notFoundPage.home]: 1,
        statusbar: 0,
        blank: 0,
      });
    },
    async menu() {
      reader.resize(500, 800);
      await visit('/');
      await goTo(bar.menuButton);
      await step('The menu, in a narrow window (Enter)', ['Return'], { expanded: 1 });
      await step('The next line (Down)', ['Down'], { [firstLink?.label ?? '']: 1 });
      await step('Escape', ['Escape'], { collapsed: 1 });
    },
  };
}
