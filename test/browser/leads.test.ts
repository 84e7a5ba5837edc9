// Many leads through the real form of one page: each becomes its email, and nothing piles up.
import * as assert from 'uvu/assert';
import { readMail } from '../support/lead';
import { opener, type SitePage, untilStarted } from '../support/page';
import { siteSuite } from '../support/suite';

const test = siteSuite('leads');

const names = ['name', 'email', 'company', 'title', 'phone', 'reason'] as const;
const labels = ['Name', 'Email', 'Company', 'Title', 'Phone', 'Reason for Interest'];
const note = 'This message was written with the contact form on the website.';

/** What has broken mail links before. */
const awkward =
  '\r\n|\n|\r|&|?|#|%|%0A|=|+|\'|"|<b>|\ud800|\udfff|👩‍👩‍👧|ש|é| |\t|\\|Bcc:|\r\nBcc: a@b.c|&bcc=|;|,'.split(
    '|',
  );

/** Two of them; all pairs, in the end. */
const text = (index: number) =>
  `${awkward[index % awkward.length]}x${awkward[Math.floor(index / awkward.length) % awkward.length]}`;

/** Sends leads, and returns the fields as the browser held them, the links, and the messages. */
function sendAll(page: SitePage, leads: readonly string[][]) {
  return page.evaluate(
    async (leads, names, opener) => {
      let copied = '';
      navigator.clipboard.writeText = async (text) => {
        copied = text;
      };
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const have = async <Found>(look: () => Found) => {
        let found = look();
        for (; !found; found = look()) await new Promise((resolve) => setTimeout(resolve, 2));
        return found;
      };
      const toast = 'section[aria-label=Notifications] li:not([hidden])';
      const sent: { typed: string[]; href: string; copied: string }[] = [];
      for (const lead of leads) {
        find(opener)?.click();
        const typed = names.map((name, index) => {
          const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
          if (field) field.value = lead[index] ?? '';
          return field?.value ?? '';
        });
        find('#intro-call [type=submit]')?.click();
        // The rest waits for a paint, or for the mail program to take the screen.
        document.dispatchEvent(new Event('visibilitychange'));
        const shown = await have(() => find(toast));
        copied = '';
        shown?.querySelector<HTMLElement>('button:not([aria-label])')?.click();
        await have(() => copied);
        shown?.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click();
        await have(() => !find(toast));
        sent.push({ typed, href: window.launches.pop()?.href ?? '', copied });
      }
      return sent;
    },
    leads,
    names,
    opener,
  );
}

async function measure(page: SitePage) {
  const session = await page.createCDPSession();
  for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  const { Nodes = 0, JSEventListeners = 0, JSHeapUsedSize = 0 } = await page.metrics();
  return { Nodes, JSEventListeners, JSHeapUsedSize };
}

test('200 become emails, and leave no nodes, listeners or memory behind', async ({ open }) => {
  // Every tenth reason has about 3 kB.
  const leads = Array.from({ length: 200 }, (_, index) => [
    `n${text(index)}`,
    'a@example.org',
    `c${text(index * 3)}`,
    text(index * 5),
    text(index * 7),
    `r${text(index * 11).repeat(index % 10 === 0 ? 400 : 2)}`,
  ]);
  const page = await open('/');
  await page.hover(opener);
  await untilStarted(page);
  const first = await sendAll(page, leads.slice(0, 100));
  const before = await measure(page);
  const second = await sendAll(page, leads.slice(100));
  const after = await measure(page);
  assert.ok(after.Nodes <= before.Nodes + 50, `nodes: ${before.Nodes}, ${after.Nodes}`);
  const listeners = [before.JSEventListeners, after.JSEventListeners] as const;
  assert.ok(listeners[1] <= listeners[0] + 5, `listeners: ${listeners}`);
  const heaps = [before.JSHeapUsedSize, after.JSHeapUsedSize] as const;
  assert.ok(heaps[1] <= heaps[0] * 1.15, `heap: ${heaps}`);

  let cut = 0;
  for (const [index, { typed, href, copied }] of [...first, ...second].entries()) {
    const where = `lead ${index}`;
    const repair = (value = '') => value.replace(/[\ud800-\udfff]/gu, '\ufffd');
    const full = [
      ...typed
        .slice(0, 5)
        .map((value, field) =>
          `${labels[field]}: ${repair(value).replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd(),
        ),
      `${labels[5]}: ${repair(typed[5])}`,
      '',
      note,
    ].join('\n');
    const { to, subject, body, ...more } = readMail(href);
    assert.equal([to, more], ['mailto:inquiries@example.com', {}], where);
    assert.is(subject, 'New Lead - Schedule Intro Call Request', where);
    assert.ok(href.length <= 1800, where);
    if (body.includes('shortened')) cut += 1;
    else assert.ok(body.replaceAll('\r\n', '\n') === full, where);
    assert.ok(repair(copied) === full, `${where}: the copied message`);
  }
  assert.ok(cut >= 10 && cut <= 40, `${cut} were cut`);
  assert.equal(page.problems, []);
});

test.run();
