import { coarsePointer } from '../shared/media';

/**
 * Where a mail link opens: in a new tab, as the specification says. Touch screens use the same tab,
 * because iOS silently blocks the new one, and Android leaves it empty.
 */
export function mailTarget(): '_blank' | '_self' {
  const isIos = /^Apple/.test(navigator.vendor) && navigator.maxTouchPoints > 1;
  return isIos || matchMedia(coarsePointer).matches ? '_self' : '_blank';
}
