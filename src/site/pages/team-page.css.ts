import { style, styleVariants } from '@vanilla-extract/css';
import { below48rem, below64rem, from64rem, narrowLandscape } from '../../shared/media';
import { fontSize, hyphens, targetSize, vars } from '../style/tokens';
import { diameter, middleX, middleY } from '../ui/record/record.css';

export const head = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: ['hidden', 'clip'],
  paddingBlock: `calc(5.5rem + ${vars.space.medium}) ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** Leaves the window at the right. Narrow windows have no room for it beside the words. */
export const record = style({
  vars: {
    [diameter]: 'clamp(26rem, 44vw, 40rem)',
    [middleX]: 'calc(50% + 40vw)',
    [middleY]: '62%',
  },
  '@media': { [below64rem]: { display: 'none' } },
});

/** Where it is long, it breaks before the record's label. */
export const heading = style({ '@media': { [from64rem]: { maxWidth: '84%' } } });

export const intro = style({
  marginTop: '1.25rem',
  '@media': { [from64rem]: { maxWidth: '60%' } },
});

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${vars.space.medium} ${vars.space.small}`,
  paddingBlock: `${vars.space.medium} ${vars.space.section}`,
  '@media': { [below48rem]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** On phones, name and role are beside the portrait; on small ones on their side, the bio is, too. */
export const person = style({
  '@media': {
    [below48rem]: {
      display: 'grid',
      // In large text, a smaller portrait keeps names whole.
      gridTemplateColumns: 'clamp(24vw, 100% - 10rem, min(34vw, 12rem)) minmax(0, 1fr)',
      columnGap: 'min(1.125rem, 5vw)',
    },
    [narrowLandscape]: { gridTemplateRows: 'auto auto 1fr' },
  },
});

/** A square like a sleeve, or lower. The letter behind the photo shows when the photo has failed. */
export const photo = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  marginBottom: '1.375rem',
  overflow: 'hidden',
  background: vars.color.field,
  '@media': {
    [below48rem]: { gridRow: '1 / span 2', margin: 0 },
    [narrowLandscape]: { gridRow: '1 / span 3', alignSelf: 'start' },
    // Lower, so that the first screen shows the names and roles of the first row.
    [from64rem]: { aspectRatio: '6 / 5' },
  },
});

/** Takes the photo out of the grid, which centers the letter of a photo that does not load. */
export const frame = style({ position: 'absolute', inset: 0 });

const portrait = style({
  // Hides the alternative text while a photo loads. Without a script it marks a photo that failed.
  '@media': { '(scripting: enabled)': { color: 'transparent' } },
});

/** Which part of a portrait is kept when it is cropped. In wide windows, `center` keeps chins. */
export const image = styleVariants({
  center: [portrait, { '@media': { [from64rem]: { objectPosition: '50% 75%' } } }],
  top: [portrait, { objectPosition: 'top' }],
  bottom: [portrait, { objectPosition: 'bottom' }],
});

export const initial = style({
  font: `400 clamp(3.5rem, 15vw, 9rem)/1 ${vars.font.serif}`,
  // Not bright, because it is also behind a photo that is loading.
  color: vars.color.edge,
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1rem',
  alignSelf: 'end',
});

/** Tall enough for a finger, without moving the role down. */
export const linkedIn = style({ marginBlock: '-0.6875rem' });

export const role = style({
  marginTop: '0.25rem',
  fontSize: fontSize.label,
  fontWeight: 500,
  color: vars.color.accent,
  ...hyphens,
});

export const bio = style({
  marginTop: '0.75rem',
  fontSize: fontSize.base,
  lineHeight: 1.6,
  '@media': {
    [below48rem]: { gridColumn: '1 / -1' },
    [narrowLandscape]: { gridColumn: 2 },
  },
});

/**
 * The invitation at the end of the page, with a button that opens the dialog. The draft's line, where
 * there is one, hangs below it.
 */
export const invitation = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingTop: vars.space.medium,
  marginBottom: `max(${vars.space.medium}, ${targetSize} + 1rem)`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
