// Looks of the logos, which are made for a dark ground.
import type { StyleRule } from '@vanilla-extract/css';

/** Light turns into dark, and each color stays what it is. */
export const onPaper: StyleRule = { filter: 'invert(1) hue-rotate(180deg)' };

/** Readable on light and dark system colors. */
export const onSystemColors: StyleRule = { filter: 'none', mixBlendMode: 'difference' };
