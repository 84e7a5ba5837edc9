import { style } from '@vanilla-extract/css';

export const line = style({ display: 'inline-block', width: '100%' });
