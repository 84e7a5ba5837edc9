// Mixes the colors of the site from the five of the firm.
import {
  ColorSpace,
  mix,
  OKLab,
  OKLCH,
  type PlainColorObject,
  serialize,
  sRGB,
  to,
} from 'colorjs.io/fn';
import type { Colors } from '../../content/types';

for (const space of [sRGB, OKLab, OKLCH]) ColorSpace.register(space);

type Hex = `#${string}`;

export const hexOf = (color: PlainColorObject) =>
  serialize(to(color, sRGB, { inGamut: true }), { format: 'hex', collapse: false }) as Hex;

// Not in OKLCH: between blue and brown it has magenta.
const blend = (from: Hex, other: Hex, share: number) =>
  hexOf(mix(from, other, share, { space: OKLab }));

/** A color with another lightness in OKLCH, a part of its chroma, and its hue turned by degrees. */
function shade(color: Hex, lightness: number, part: number, degrees = 0): Hex {
  const [, chroma, hue] = to(color, OKLCH).coords;
  const coords = [lightness, (chroma ?? 0) * part, (hue ?? 0) + degrees] as const;
  return hexOf({ space: OKLCH, coords: [...coords], alpha: 1 });
}

/** A color, closer to white by 0 to 1. */
function lighter(color: Hex, share: number): Hex {
  const [lightness] = to(color, OKLCH).coords;
  return shade(color, (lightness ?? 0) * (1 - share) + share, 1 - 0.4 * share);
}

/** The shares are those of the first design, whose colors were chosen by eye. */
export function mixColors({ ground, text, accent, paper, error }: Colors) {
  const tone = blend(text, accent, 0.5);
  const amber = shade(accent, 0.426, 0.62, -16);
  return {
    // What is behind: the page, its darker bands, and its lighter parts.
    ground,
    deep: blend(ground, '#000000', 0.15),
    field: blend(ground, tone, 0.11),
    // Between two texts, and around a field or a button.
    line: blend(ground, tone, 0.24),
    edge: blend(ground, tone, 0.68),
    // Texts: headings, sentences, and what is less important.
    strong: lighter(text, 0.75),
    text,
    quiet: blend(ground, text, 0.87),
    // The main button, and few words.
    accent,
    // Under the pointer, and around what has the focus.
    highlight: lighter(accent, 0.4),
    // Sleeves and the form, and what is printed on them: headings, sentences, few words, and what is
    // wrong. Ink is also on the main button, and amber is the light of the stage.
    paper,
    ink: ground,
    inkSoft: blend(ground, tone, 0.42),
    amber,
    // Between the record and the ground of a phone.
    glow: blend(ground, amber, 0.32),
    error,
    vinyl: blend(ground, '#000000', 0.31),
  };
}
