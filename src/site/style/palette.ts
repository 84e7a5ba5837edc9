// The colors of the site. Only styles import this file, because it throws where a color is not one.
import { mix, sRGB, to } from 'colorjs.io/fn';
import { colors as given } from '../../content/colors';
import { hexOf, mixColors } from './mix-colors';

export const colors = mixColors(given);

/** A color with an opacity from 0 to 1. */
export const alpha = (color: keyof typeof colors, opacity: number): string =>
  hexOf({ ...to(colors[color], sRGB), alpha: opacity });

/** A color, lightened by 0 to 1. A white veil over the color would have stripes. */
export const lighten = (color: keyof typeof colors, white: number): string =>
  hexOf(mix(colors[color], '#ffffff', white, { space: sRGB }));
