// A lead: what a submit does, the email, the thanks.
import { openDialog, reasonHeight } from './dialog';
import { type Area, expect, type Site, type SitePage, Unknown } from './site';

const title = 'Thank you for your interest!';
const successWords =
  "Someone from our team will contact you shortly. If your email client didn't open, please contact us directly at ";
const failureWords = [
  'Someone from our team will contact you shortly. Please contact us directly at ',
  ' if needed.',
];

/** Text that some mail programs read in their own way. */
const odd = 'Zoë & Søn=1+1? "50%" #1';

async function fill(page: SitePage): Promise<void> {
  await page.evaluate((odd) => {
    const values = {
      'Full Name': odd,
      Email: 'zoe@visitor.example',
      Company: 'Acme',
      'Job Title': 'CFO',
      'Phone Number': '+1 555 0100',
      'Reason for Interest': 'First line\nSecond line',
    };
    for (const [label, value] of Object.entries(values)) {
      const field = look.field(label);
      Object.assign(field ?? {}, { value });
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, odd);
}

const submit = (page: SitePage) =>
  page.evaluate(() => look.one('dialog button[type=submit], dialog button:not([type])').click());

/** Waits until the app has drawn a tooltip: then toasts are ready too. */
async function waitForApp(page: SitePage): Promise<void> {
  await page.evaluate(() => {
    const isIcon = (button: Element) => !look.words((button as HTMLElement).innerText);
    look
      .all('dialog button')
      .find(isIcon)
      ?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForNetworkIdle({ idleTime: 300 });
}

/** A page whose dialog is open and filled. */
async function openFilled(site: Site, prepare?: () => void): Promise<SitePage> {
  const page = await site.open('', { hasFakeClock: true, ...(prepare && { prepare }) });
  await openDialog(page);
  await waitForApp(page);
  await fill(page);
  return page;
}

export const lead: Area = async (site, rule) => {
  const page = await openFilled(site);
  const address = await page.evaluate(
    () =>
      look
        .all('#contact a[href^="mailto:"]')
        .map(look.nameOf)
        .find((name) => name.includes('@')) ?? '',
  );

  await submit(page);

  await rule('submit.busy', async () => {
    const isBusy = await page.evaluate(
      () => look.all('dialog button:disabled', 'Submitting...').length === 1,
    );
    expect(isBusy, 'the button does not read "Submitting...", or is not disabled');
    await page.tick(400);
    const spoken = await page.$$eval('[role=status]', (regions) =>
      regions.map((region) => region.textContent).join(' '),
    );
    expect(spoken.includes('Submitting...'), '"Submitting..." is not announced');
    return '"Submitting..."';
  });

  const [opened] = await page.evaluate(() => window.openedMailLinks);
  const query = new URLSearchParams(opened?.href.split('?')[1]?.replaceAll('+', '%2B'));

  await rule('mail.tab', () => {
    expect(opened, 'a submit opens no mail link');
    expect(opened.target === '_blank', 'the mail link does not open in a new tab');
    expect(opened.href.startsWith(`mailto:${address}?`), `it goes to ${opened.href.split('?')[0]}`);
    return address;
  });

  await rule('mail.subject', () => {
    const subject = query.get('subject');
    expect(subject === 'New Lead - Schedule Intro Call Request', `the subject is "${subject}"`);
    return `"${subject}"`;
  });

  await rule('mail.body', () => {
    const body = query.get('body') ?? '';
    const lines = [
      `Name: ${odd}`,
      'Email: zoe@visitor.example',
      'Company: Acme',
      'Title: CFO',
      'Phone: +1 555 0100',
      'Reason for Interest: First line',
      'Second line',
    ].join('\r\n');
    expect(
      body.startsWith(`${lines}\r\n`),
      `the body begins with ${JSON.stringify(body.slice(0, 80))}`,
    );
    expect(
      /website contact form/.test(body.slice(lines.length)),
      'no note that it came from the website contact form',
    );
    expect(
      !/[^\r]\n|\+/.test(
        decodeURIComponent(opened?.href ?? '')
          .replace('+1 555', '')
          .replace('1+1', ''),
      ),
      'line breaks are not CRLF',
    );
    return 'six fields, CRLF, the note';
  });

  await page.tick(1200);
  await rule('submit.close', () => page.until('the dialog does not close', '!look.dialog()'));

  await rule('toast.success', async () => {
    await page.until(`no "${title}"`, `look.count(${JSON.stringify(title)}) === 1`);
    const description = successWords + address;
    await page.until(`no "${description}"`, `look.count(${JSON.stringify(description)}) === 1`);
    return `"${title}"`;
  });

  await rule('toast.spoken', async () => {
    await page.tick(400);
    const spoken = await page.$$eval('[role=status]', (regions) =>
      regions.map((region) => region.textContent).join(' '),
    );
    expect(spoken.includes(title), 'the thanks are not announced');
  });

  await rule('toast.duration', async () => {
    await page.mouse.move(5, 400);
    await page.evaluate('dispatchEvent(new Event("focus"))');
    let shownMs = 0;
    const isShown = () => page.evaluate((title) => look.count(title) > 0, title);
    while (shownMs < 9000 && (await isShown())) {
      await page.tick(250);
      await page.evaluate('new Promise((done) => setTimeout(done, 20))');
      shownMs += 250;
    }
    // It has been there since before the clock was moved for the announcement.
    expect(shownMs >= 2500 && shownMs <= 5600, `it stays for about ${shownMs + 1000} ms`);
    return '4 to 5 s';
  });

  await rule('submit.clear', async () => {
    await openDialog(page);
    const values = await page.evaluate(() =>
      look
        .fields()
        .map(({ value }) => value)
        .join(''),
    );
    expect(values === '', `the form still has "${values.slice(0, 40)}"`);
  });

  await rule('form.reason.again', async () => {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [1366, 657],
    ] as const) {
      await page.setViewport({ width, height });
      const reason = Number(await page.evaluate(reasonHeight));
      expect(reason >= 66, `at ${width}×${height} the second opening has ${reason} px`);
    }
    await page.setViewport({ width: 1440, height: 900 });
  });

  await rule('webmail.links', async () => {
    const hosts = await page.evaluate(() =>
      look
        .all('dialog a[href^="https:"]')
        .map((link) => [look.nameOf(link), (link as HTMLAnchorElement).host]),
    );
    const right: Record<string, string> = {
      Gmail: 'mail.google.com',
      Outlook: 'outlook.live.com',
      'Microsoft 365': 'outlook.cloud.microsoft',
    };
    const wrong = hosts.find(([name = '', host]) => right[name] !== host);
    expect(!wrong, `${wrong?.[0]} leads to ${wrong?.[1]}`);
    if (hosts.length === 0) throw new Unknown('the site offers no webmail');
    return hosts.map(([name]) => name).join(', ');
  });

  await rule('toast.limit', async () => {
    for (let sent = 0; sent < 4; sent += 1) {
      if (!(await page.evaluate('look.dialog() !== null'))) await openDialog(page);
      await fill(page);
      await submit(page);
      await page.tick(850);
      await page.until('the dialog does not close', '!look.dialog()');
      await page.tick(350);
    }
    await page.until('no toasts', `look.count(${JSON.stringify(title)}) > 0`);
    const count = await page.evaluate((title) => look.count(title), title);
    expect(count <= 3, `${count} toasts at once`);
    return `${count} after four leads`;
  });
  await page.leave();

  await rule('toast.failure', async () => {
    const failing = await openFilled(site, () => {
      HTMLAnchorElement.prototype.click = () => {
        throw new Error('no mail link');
      };
    });
    await submit(failing);
    await failing.tick(1200);
    const description = failureWords.join(address);
    await failing.until(`no "${description}"`, `look.count(${JSON.stringify(description)}) === 1`);
    expect(
      failing.log.some((line) => /no mail link|mail link/i.test(line)),
      'the error is not logged',
    );
    await failing.leave();
  });

  await rule('data.retries', async () => {
    const failing = /\/assets\/[^/]+\.js/;
    const blocked = await site.open('', { hasFakeClock: true, failing });
    let count = 0;
    const moments: number[] = [];
    let clock = 0;
    blocked.on('request', (request) => {
      if (!failing.test(request.url())) return;
      count += 1;
      moments.push(clock);
    });
    await openDialog(blocked);
    for (; clock < 40_000 && count < 6; clock += 500) {
      await blocked.evaluate(
        'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)))',
      );
      await blocked.tick(500);
    }
    await blocked.leave();
    expect(count > 0, 'the dialog starts no download');
    expect(count === 4, `${count - 1} retries`);
    const waits = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0));
    const isGrowing = waits.every((wait, index) => index === 0 || wait > (waits[index - 1] ?? 0));
    expect(isGrowing && Math.max(...waits) <= 30_500, `the retries wait ${waits.join(', ')} ms`);
    return `${waits.join(', ')} ms`;
  });
};
