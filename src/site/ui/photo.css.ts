import { style } from '@vanilla-extract/css';

/** Fills its place. */
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
