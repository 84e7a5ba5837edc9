import { style } from '@vanilla-extract/css';

/** Holds a trigger and, while it is open, its tooltip. */
export const anchor = style({ position: 'relative', display: 'inline-flex' });
