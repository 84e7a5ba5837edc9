import { attempt } from '../dom/attempt.inline';
import { coarsePointer } from '../style/media';

/** iPhones and iPads, with a trackpad too. */
const isIos = () => /^Apple/.test(navigator.vendor) && navigator.maxTouchPoints > 1;

/**
 * Makes a link a mail link in a new tab, as the specification says. Touch screens use the same tab, because iOS
 * silently blocks the new one, and Android leaves it empty.
 */
export function setMailLink(link: HTMLAnchorElement, href: string): void {
  link.href = href;
  attempt(() => {
    if (!isIos() && !matchMedia(coarsePointer).matches) link.target = '_blank';
  });
}
