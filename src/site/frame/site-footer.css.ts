import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../shared/media';
import { halves } from '../style/layout.css';
import { inPrint, onSystemColors } from '../style/logo';
import { colors } from '../style/palette';
import { sleeve } from '../style/sleeve.css';
import { fontSize, targetSize } from '../style/tokens';

/** The last sleeve: the page ends as it began. */
export const footer = style([sleeve, { fontSize: fontSize.small }]);

globalStyle(`${footer} p`, { textWrap: 'balance' });

export const columns = style([halves, { rowGap: '1.25rem' }]);

// Makes a link tall enough for a finger.
const linkPadding = '0.6875rem';

export const logo = style({
  width: '9.25rem',
  height: 'auto',
  marginBottom: '1rem',
  // The logo is light. For the sleeve, the filter makes it dark, and keeps its hues. The same goes
  // for the name, which stands there where images are off.
  filter: 'invert(1) hue-rotate(180deg)',
  color: colors.paper,
  '@media': { [forcedColors]: onSystemColors, print: inPrint },
});

export const texts = style({ display: 'grid', gap: '0.75rem' });

/** The words of the first row are level with the logo. */
export const links = style({ marginBlock: `-${linkPadding}` });

export const link = style({
  display: 'inline-block',
  minWidth: targetSize,
  paddingBlock: linkPadding,
  marginRight: '1.25rem',
});
