// Looks of the logos, which are made for a dark ground.
import type { StyleRule } from '@vanilla-extract/css';
import { colors } from '../../content/colors';

/** Readable on light and dark system colors. */
export const onSystemColors: StyleRule = { filter: 'none', mixBlendMode: 'difference' };

/** On a dark ground in print, too: Firefox prints an image that has a filter as coarse pixels. */
export const inPrint: StyleRule = {
  filter: 'none',
  padding: '0.5rem',
  background: `${colors.ground} !important`,
  printColorAdjust: 'exact',
};
