// Generated leads through the real form of the real page.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRandom } from '../support/random.mjs';
import { runtime, startSite, untilStarted } from '../support/site.mjs';

const test = suite(`leads, ${runtime}`);
const seed = Number(process.env.SEED ?? 20_261_121);
const count = 1000;
const labels = ['Name', 'Email', 'Company', 'Title', 'Phone', 'Reason for Interest'];
const note = 'This message was written with the contact form on the website.';

test(`${count} leads become ${count} links with one recipient, one subject and the fields`, async () => {
  const site = await startSite();
  try {
    const random = createRandom(seed);
    const leads = Array.from({ length: count }, (_, index) => {
      // Every tenth has a reason of about 10 kB.
      const reason = `r${random.text(index % 10 === 0 ? 6000 : 40)}`;
      return [
        `n${random.text(12)}`,
        'a@example.org',
        `c${random.text(12)}`,
        random.text(12),
        random.text(12),
        reason,
      ];
    });
    const page = await site.open('/');
    await page.hover('main [commandfor]');
    await untilStarted(page);
    const results = await page.evaluate(async (leads) => {
      const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog'));
      const names = ['name', 'email', 'company', 'title', 'phone', 'reason'];
      /** @type {string} */
      let copied = '';
      navigator.clipboard.writeText = async (text) => {
        copied = text;
      };
      const pause = () => new Promise((resolve) => setTimeout(resolve, 2));
      const results = [];
      for (const lead of leads) {
        dialog.showModal();
        const fields = names.map((name, index) => {
          const field = /** @type {HTMLInputElement} */ (dialog.querySelector(`[name=${name}]`));
          field.value = lead[index] ?? '';
          return field;
        });
        // As the browser holds it: it takes line breaks out of single lines by itself.
        const typed = fields.map((field) => field.value);
        /** @type {HTMLElement} */ (dialog.querySelector('[type=submit]')).click();
        while (dialog.open) await pause();
        while (!document.querySelector('li:not([hidden]) [aria-label=Dismiss]')) await pause();
        copied = '';
        /** @type {HTMLElement} */ (
          document.querySelector(
            '[aria-label=Notifications] li:not([hidden]) button:not([aria-label])',
          )
        ).click();
        while (!copied) await pause();
        /** @type {HTMLElement} */ (
          document.querySelector('li:not([hidden]) [aria-label=Dismiss]')
        ).click();
        results.push({ typed, copied });
      }
      return {
        results,
        launches: /** @type {any} */ (window).launches.map(
          (/** @type {any} */ launch) => launch.href,
        ),
      };
    }, leads);

    assert.is(results.launches.length, count);
    const repair = (/** @type {string} */ text) => text.replace(/[\ud800-\udfff]/gu, '\ufffd');
    let cut = 0;
    for (const [index, { typed, copied }] of results.results.entries()) {
      const href = String(results.launches[index]);
      const where = `lead ${index}, seed ${seed}`;
      const [, recipient, subject, body = ''] =
        /^mailto:([^?&]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
      assert.is(recipient, 'inquiries@example.com', where);
      assert.is(
        decodeURIComponent(String(subject)),
        'New Lead - Schedule Intro Call Request',
        where,
      );
      assert.ok(href.length <= 1800, where);
      const single = typed
        .slice(0, 5)
        .map((value, field) =>
          `${labels[field]}: ${repair(value).replace(/[\r\n\u2028\u2029]+/g, ' ')}`.trimEnd(),
        );
      const full = [...single, `${labels[5]}: ${repair(typed[5] ?? '')}`, '', note].join('\n');
      const text = decodeURIComponent(body).replaceAll('\r\n', '\n');
      if (text.includes('shortened')) cut += 1;
      else assert.ok(text === full, where);
      // Copied by hand or cut: all of it is there.
      assert.ok(repair(copied) === full, `${where}: the copied message`);
    }
    assert.ok(cut >= count / 20, `${cut} were cut`);
    console.log(
      `| ${count} generated leads, seed ${seed} | all decode to what was typed; ${cut} were cut, and copied whole`,
    );
  } finally {
    await site.stop();
  }
});

test.run();
