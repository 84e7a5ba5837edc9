import { style } from '@vanilla-extract/css';

/** A wrapper that has no box of its own. */
export const wrapper = style({ display: 'contents' });
