import { alpha, vars } from '../style/tokens';

/** Custom property: half the distance between two grooves, as fine as the screen can show. */
export const groove = '--groove';

const pitch = `var(${groove})`;

/**
 * The surface of a record, from front to back: silent grooves, light, fine grooves.
 *
 * @param silent where the first silent groove is, and the distance to the next, in percent of the radius
 * @param light how strong the three reflections are
 */
export const vinyl = (
  [first, distance]: readonly [number, number],
  [strong, middle, weak]: readonly [number, number, number],
) =>
  [
    // Below 1.5 px the silent grooves would be dotted.
    `repeating-radial-gradient(closest-side, #0000 0 ${first}%, ${vars.color.deep} calc(${first}% + 1px) calc(${first}% + 3px), #0000 calc(${first}% + 4px) ${distance}%)`,
    `conic-gradient(from 24deg, #0000, ${alpha('brassHigh', strong)} 7%, #0000 16% 44%, ${alpha('brassHigh', middle)} 54%, #0000 63% 82%, ${alpha('ivory', weak)} 88%, #0000 95%)`,
    // Without a jump between two colors, which would make stairs.
    `repeating-radial-gradient(circle, ${alpha('ivory', 0.12)}, ${alpha('deep', 0.3)} ${pitch}, ${alpha('ivory', 0.12)} calc(2 * ${pitch}))`,
  ].join();
