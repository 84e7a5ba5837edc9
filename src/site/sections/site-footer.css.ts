import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../shared/media';
import { fontSize } from '../style/tokens';
import { sleeve } from './sleeve.css';

/** The last sleeve: the page ends as it began. */
export const footer = style([sleeve, { fontSize: fontSize.small }]);

// Makes a link tall enough for a finger.
const linkPadding = '0.6875rem';

globalStyle(`${footer} img`, {
  width: '9.25rem',
  height: 'auto',
  marginBottom: '1rem',
  // The logo is made for a dark ground. Light turns into dark, and each color stays what it is.
  filter: 'invert(1) hue-rotate(180deg)',
  '@media': { [forcedColors]: { filter: 'none' } },
});

globalStyle(`${footer} p`, { textWrap: 'balance' });

export const texts = style({ display: 'grid', gap: '0.75rem' });

/** The words of the first row are level with the logo. */
export const links = style({ marginBlock: `-${linkPadding}` });

export const link = style({
  display: 'inline-block',
  padding: `${linkPadding} 1.25rem ${linkPadding} 0`,
});
