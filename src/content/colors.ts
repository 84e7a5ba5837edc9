// The colors of the site, each as # and six digits or letters. `npm test -- colors` proves that
// texts can be read.
import type { Colors } from "./types";

export const colors: Colors = {
  ground: "#120d0a",
  deep: "#0c0806",
  raised: "#1b140f",
  field: "#241b14",
  line: "#3a2d22",
  edge: "#8c7458",
  ivory: "#f4ecdd",
  muted: "#c3b5a0",
  quiet: "#aa9b86",
  // Also in both logos (`src/brand`), and in the favicon and the icons (`static`).
  brass: "#d9a750",
  brassHigh: "#f0c980",
  ink: "#1a1109",
  inkSoft: "#5c4830",
  sleeve: "#efe5d2",
  vinyl: "#070504",
  amber: "#6b451f",
  error: "#ffa48c",
};
