import { style } from '@vanilla-extract/css';

/** A wrapper without a box, so that its children take part in the layout around it. */
export const wrapper = style({ display: 'contents' });
