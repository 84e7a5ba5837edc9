import { style } from '@vanilla-extract/css';

/** What was thrown, for developers. */
export const details = style({ maxWidth: '100%', overflow: 'auto', textAlign: 'left' });
