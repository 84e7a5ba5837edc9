// The dialog, its fields, and the tooltips of its buttons.
import { type Area, expect, type SitePage } from './site';

/** Opens the dialog from a place of the landing page. */
export async function openDialog(page: SitePage, place = 'main'): Promise<void> {
  await page.evaluate((place) => {
    const container = document.querySelector(place) ?? document;
    look.one('button', 'Schedule Intro Call', container).click();
  }, place);
  await page.until(`the button in ${place} opens no dialog`, 'look.dialog()');
}

const labels = [
  'Full Name',
  'Email',
  'Company',
  'Job Title',
  'Phone Number',
  'Reason for Interest',
];
const required = ['Full Name', 'Email', 'Company', 'Reason for Interest'];

/** Where the reason field is high enough for several lines, in pixels. */
export const reasonHeight = 'look.field("Reason for Interest")?.getBoundingClientRect().height';

export const dialogRules: Area = async (site, rule) => {
  const page = await site.open('');
  const isClosed = '!look.dialog()';

  await rule('dialog.open', async () => {
    for (const place of ['#contact', 'main']) {
      await openDialog(page, place);
      if (place === '#contact') await page.evaluate(() => look.dialog()?.close());
    }
    return 'from the hero and from Contact';
  });

  await rule('dialog.width', async () => {
    const width = await page.evaluate(() => look.dialog()?.getBoundingClientRect().width ?? 0);
    expect(width > 300 && width <= 500, `${width} px`);
    return `${width} px`;
  });

  await rule('form.fields', async () => {
    const seen = await page.evaluate(() =>
      look.fields().map(({ labels }) => look.words(labels?.[0]?.textContent)),
    );
    const isRight = labels.every((label, index) => seen[index]?.startsWith(label));
    expect(isRight && seen.length === labels.length, `the fields are ${seen.join(', ')}`);
    return labels.join(', ');
  });

  await rule('form.required', async () => {
    const seen = await page.evaluate(
      (labels) => labels.filter((label) => look.field(label)?.required),
      labels,
    );
    expect(seen.join() === required.join(), `required are ${seen.join(', ')}`);
    return required.join(', ');
  });

  await rule('form.types', async () => {
    const types = await page.evaluate(
      (labels) => labels.map((label) => look.field(label)?.type ?? 'missing').join(),
      labels,
    );
    expect(types === 'text,email,text,text,tel,textarea', `the types are ${types}`);
  });

  await rule('form.reason', async () => {
    const height = Number(await page.evaluate(reasonHeight));
    expect(height >= 66, `it is ${height} px high`);
    return `${height} px`;
  });

  await rule('form.native', async () => {
    await page.evaluate(() => look.one('dialog button', 'Submit').click());
    const names = await page.evaluate(
      () => look.fields().filter((field) => field.matches(':invalid')).length,
    );
    const isOpen = await page.evaluate('look.dialog() !== null && openedMailLinks.length === 0');
    expect(isOpen && names === required.length, 'an empty form is sent');
    await page.evaluate((labels) => {
      for (const label of labels) Object.assign(look.field(label) ?? {}, { value: 'a@b.example' });
      Object.assign(look.field('Email') ?? {}, { value: 'nobody' });
      look.one('dialog button', 'Submit').click();
    }, required);
    expect(await page.evaluate('openedMailLinks.length === 0'), 'a wrong email address is sent');
  });

  await rule('dialog.cancel', async () => {
    await page.evaluate(() => look.one('dialog button', 'Cancel').click());
    await page.until('Cancel does not close the dialog', isClosed);
  });

  await rule('dialog.close', async () => {
    await openDialog(page);
    const name = await page.evaluate(() => {
      const isIcon = (button: Element) => !look.words((button as HTMLElement).innerText);
      const icon = look.all('dialog button').find(isIcon);
      icon?.click();
      return icon && look.nameOf(icon);
    });
    expect(name, 'there is no close icon with a name');
    await page.until('the close icon does not close the dialog', isClosed);
    return `"${name}"`;
  });

  await rule('dialog.escape', async () => {
    await openDialog(page);
    await page.keyboard.press('Escape');
    await page.until('Escape does not close the dialog', isClosed);
  });

  await rule('dialog.scroll', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await openDialog(page);
    await page.mouse.move(20, 450);
    await page.mouse.wheel({ deltaY: 800 });
    const top = await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    });
    expect(top === 0, `the page behind the dialog scrolls to ${top}`);
  });
  await page.leave();

  const timed = await site.open('', { hasFakeClock: true });
  await openDialog(timed);
  const isShown = 'look.all("[role=tooltip]").length > 0';
  /** Moves the mouse onto the close icon, or away from it. */
  const moveMouse = async (isOver: boolean) => {
    const point = await timed.evaluate(() => {
      const isIcon = (button: Element) => !look.words((button as HTMLElement).innerText);
      const { x, y } = look.all('dialog button').find(isIcon)?.getBoundingClientRect() ?? {
        x: 0,
        y: 0,
      };
      return { x, y };
    });
    await timed.mouse.move(point.x + (isOver ? 20 : -120), point.y + (isOver ? 20 : 60), {
      steps: 2,
    });
  };
  /** Moves the clock on, and paints. */
  const tick = async (ms: number) => {
    await timed.tick(ms);
    await timed.evaluate(
      'new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))',
    );
  };

  await rule('tooltip.delay', async () => {
    // The app draws tooltips, so the first one also waits for its download.
    await moveMouse(true);
    for (let tries = 0; tries < 40 && !(await timed.evaluate(isShown)); tries += 1) {
      await moveMouse(false);
      await tick(1000);
      await moveMouse(true);
      await tick(700);
    }
    expect(await timed.evaluate(isShown), 'the close icon has no tooltip');
    await moveMouse(false);
    await tick(1000);
    await moveMouse(true);
    await tick(690);
    expect(!(await timed.evaluate(isShown)), 'it opens before 700 ms');
    await tick(20);
    expect(await timed.evaluate(isShown), 'it is not open after 710 ms');
    return '700 ms';
  });

  await rule('tooltip.skip', async () => {
    await moveMouse(false);
    await tick(200);
    await moveMouse(true);
    await tick(20);
    expect(
      await timed.evaluate(isShown),
      'within 300 ms after a tooltip, the next does not open at once',
    );
    await moveMouse(false);
    await tick(400);
    await moveMouse(true);
    await tick(20);
    expect(!(await timed.evaluate(isShown)), '400 ms after a tooltip, the next opens at once');
    return '300 ms';
  });
  await timed.leave();
};
