// The colors of the site, each as # and six digits or letters. After a change, `npm test -- access`
// says whether all texts can be read.
import type { Content } from "./types";

export const colors: Content["colors"] = {
  // What is behind: the page, its darker bands, and toasts.
  ground: "#120d0a",
  deep: "#0c0806",
  field: "#241b14",
  // Between two texts, and around a field or a button.
  line: "#3a2d22",
  edge: "#8c7458",
  // Texts: headings, sentences, and what is less important.
  strong: "#f4ecdd",
  text: "#c3b5a0",
  quiet: "#aa9b86",
  // The main button, and few words. The color is also in both logos (`src/brand`) and in the favicon
  // (`static`), which do not follow.
  accent: "#d9a750",
  // Under the pointer, and around what has the focus.
  highlight: "#f0c980",
  // Sleeves and the form, and what is printed on them: headings, sentences, few words, and what is
  // wrong. Ink is also on the main button, and amber is the light of the stage.
  paper: "#efe5d2",
  ink: "#1a1109",
  inkSoft: "#5c4830",
  amber: "#6b451f",
  error: "#a3261a",
  // Records.
  vinyl: "#070504",
};
