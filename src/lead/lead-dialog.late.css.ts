import { style } from '@vanilla-extract/css';

/** What is left in the dialog when the form has failed. */
export const failed = style({ padding: '2rem' });
