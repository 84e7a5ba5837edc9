import { style } from '@vanilla-extract/css';
import { narrow, old, print } from '../style/media';
import { alpha, layer, palette, radius, shadow, text, vars } from '../style/tokens';

/** An ivory sleeve with the record half out, as in the mark. */
export const stats = style({
  position: 'relative',
  zIndex: layer.stats,
  display: 'grid',
  gridTemplateColumns: 'clamp(5rem, 9.5vw, 8.75rem) 1fr',
  marginTop: 'calc(-1 * clamp(6rem, 10vw, 9.5rem))',
  '@media': {
    [narrow]: { display: 'block', marginTop: '-2.75rem', paddingTop: '5rem' },
    [print]: { marginTop: '1rem' },
  },
  '@supports': { [old]: { display: 'block' } },
});

export const discSlot = style({
  position: 'absolute',
  left: 0,
  top: 0,
  height: '100%',
  aspectRatio: '1',
  '@media': { [narrow]: { left: 'auto', right: '1.25rem', height: '10rem' } },
});

export const sleeve = style({
  gridColumn: 2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto auto',
  justifyContent: 'space-between',
  gridGap: '1.5rem',
  // The sides get narrower in large text on a phone, so that the figures can grow.
  padding: `calc(1.25 * ${vars.space.small}) clamp(0.5rem, 16vw - 1.65rem, 1.5 * ${vars.space.small})`,
  // Shows in forced colours only.
  border: '1px solid #0000',
  borderRadius: radius.small,
  background: `linear-gradient(90deg, ${alpha('ink', 0.2)}, ${alpha('ink', 0)} 12px), linear-gradient(100deg, #0000 60%, ${alpha('white', 0.4)} 82%, #0000), ${palette.plate}`,
  boxShadow: `${shadow.plate}, -14px 0 30px -6px ${alpha('black', 0.73)}`,
  color: palette.inkSoft,
  '@media': {
    [narrow]: {
      gridTemplateColumns: '1fr',
      gridGap: '2.5rem',
      boxShadow: `0 -10px 26px -6px ${alpha('black', 0.73)}`,
    },
  },
  '@supports': { [old]: { padding: vars.space.small } },
});

export const label = style({
  marginTop: '0.75rem',
  paddingTop: '0.75rem',
  borderTop: `1px solid ${alpha('ink', 0.25)}`,
  fontSize: text.label,
  lineHeight: 1.4,
});

export const figure = style({
  // No larger than the sleeve has room for the longest: in large text it stays whole.
  font: `400 min(${text.figure}, 6vw)/1 ${vars.font.serif}`,
  letterSpacing: '-0.02em',
  color: palette.ink,
  '@media': { [narrow]: { fontSize: `min(${text.figure}, 15.8vw)` } },
  '@supports': { [old]: { font: `400 3rem/1 ${vars.font.serif}` } },
});

export const unit = style({ fontSize: '0.5em', letterSpacing: 0 });
