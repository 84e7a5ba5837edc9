import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../style/tokens';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1.25rem',
  maxWidth: '40rem',
  marginTop: '1.25rem',
  paddingLeft: '1rem',
  borderLeft: `2px solid ${vars.color.brass}`,
});

// The sentence; the two actions share the line below.
globalStyle(`${line} > :first-child`, { width: '100%' });
