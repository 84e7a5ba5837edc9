import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, vars } from '../style/tokens';

export const footer = style({
  paddingBlock: vars.space.medium,
  background: vars.color.deep,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: fontSize.small,
  color: vars.color.quiet,
});

// Makes a link tall enough for a finger.
const linkPadding = '0.6875rem';

globalStyle(`${footer} img`, { width: '9.25rem', height: 'auto', marginBottom: '1rem' });

export const texts = style({ display: 'grid', gap: '0.75rem' });

/** The words of the first row are level with the logo. */
export const links = style({ marginBlock: `-${linkPadding}` });

export const link = style({
  display: 'inline-block',
  padding: `${linkPadding} 1.25rem ${linkPadding} 0`,
});
