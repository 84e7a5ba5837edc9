// The bar of the landing page, and its menu on a phone.
import * as assert from 'uvu/assert';
import { expect } from '../kit/expect';
import { plain } from '../kit/text';
import { content } from '../support/content';
import { rule, type Visit } from './visit';

const sections = Object.entries(content.navigation);
const labels = sections.map(([, { label }]) => label);

/**
 * Windows of a phone whose bar has no call although the last one of the page is still to come, or has
 * one beside or right after it, while a visitor scrolls on from the second window; runs in the page.
 */
async function findWrongCalls(): Promise<string[]> {
  const last = kit.opener(kit.section('contact'));
  const problems: string[] = [];
  // A long headline may push the first call into the second window.
  const start = Math.max(innerHeight, kit.opener(kit.hero()).getBoundingClientRect().bottom);
  for (let y = start; y < document.documentElement.scrollHeight; y += innerHeight / 4) {
    scrollTo({ top: y, behavior: 'instant' });
    await kit.passFrames();
    const { top } = last.getBoundingClientRect();
    const isToCome = top > innerHeight;
    // At the edge of the window, and far below it, either is right.
    const isEither = Math.abs(top - innerHeight) < 10 || top < -innerHeight;
    if (!isEither && kit.isCallInBar() !== isToCome)
      problems.push(`${isToCome ? 'none' : 'one'} at ${y} px`);
  }
  return problems;
}

export async function bar({ open, desktopPage }: Visit): Promise<void> {
  const page = await desktopPage('/');
  const links =
    'anchor links: "About" (#about), "Why Partner" (#why-partner), "Team" (#team), "Contact" (#contact)';
  await rule([links, ...labels], async () => {
    await page.bringToFront();
    const wanted = sections.map(([id, { label }]) => `${plain(label)} #${id}`);
    // The narrowest window with room for the links, and a wide one.
    for (const width of [768, 1280]) {
      await page.setViewport({ width, height: 900 });
      const found = await page.evaluate(() =>
        kit
          .allByRole<HTMLAnchorElement>('link', undefined, kit.getByRole('navigation'))
          .map((link) => `${kit.textOf(link)} ${link.hash}`),
      );
      assert.equal(found, wanted);
      const isGone = (name: string) => kit.isGone('button', name);
      expect(
        await page.evaluate(isGone, content.bar.menuButton),
        'a menu button stands beside them',
      );
    }
    for (const [id, { label }] of [...sections].reverse()) {
      await page.press('link', label, 'nav');
      await page.until((id) => kit.isBelowBar(id), id);
    }
  });
  await rule('Fixed top navigation bar', async () => {
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    await page.until(() => {
      const { top, bottom } = kit.getByRole('navigation').getBoundingClientRect();
      return scrollY > 0 && top >= 0 && bottom < innerHeight / 4;
    });
    await page.evaluate(() => {
      const nav = kit.getByRole('navigation');
      kit.expect(kit.isOnTop(kit.getByRole('link', undefined, nav)), 'the page lies over the bar');
      const isOpaque = [nav, nav.closest('header') ?? nav].some((part) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        return !/, 0(\.[0-7]\d*)?\)/.test(backgroundColor) || backgroundImage !== 'none';
      });
      kit.expect(isOpaque, 'the page shines through the bar');
    });
  });
  await rule('the bar has the call too; on a phone, between the two of the page', async () => {
    expect(await page.evaluate(() => kit.isCallInBar()), 'it has none');
    const phone = await open('/', { width: 390, isTouch: true, hasMotion: true });
    // A low window, which the last call leaves before the page ends.
    await phone.setViewport({ width: 390, height: 500, isMobile: true, hasTouch: true });
    // The first window has that of the page.
    await phone.until(() => !kit.isCallInBar());
    assert.equal(await phone.evaluate(findWrongCalls), []);
  });
}

export async function menu({ phonePage }: Visit): Promise<void> {
  const page = await phonePage('/');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  const isOpen = (names: string[]) =>
    names.every((name) => {
      const [link] = kit.allByRole('link', name, kit.getByRole('navigation'));
      return link && kit.isOnTop(link);
    });
  const isClosed = () => kit.allByRole('link', undefined, kit.getByRole('navigation')).length === 0;
  const tapButton = async () => {
    await (await page.getByRole('button', content.bar.menuButton, 'header')).tap();
  };
  await rule('On small screens a menu toggle shows or hides the links', async () => {
    for (const width of [700, 390]) {
      await page.setViewport({ width, height: 844, isMobile: true, hasTouch: true });
      await page.until(isClosed);
      await tapButton();
      await page.until(isOpen, labels);
      await tapButton();
      await page.until(isClosed);
    }
  });
  await rule('choosing a link closes the menu', async () => {
    await tapButton();
    await page.until(isOpen, labels);
    await (await page.getByRole('link', content.navigation.contact.label, 'nav')).tap();
    await page.until(isClosed);
    await page.until(() => kit.isBelowBar('contact'));
  });
  await rule('Back closes the menu', async () => {
    await tapButton();
    await page.until(isOpen, labels);
    await page.goBack();
    await page.until(isClosed);
  });
}
