// The colors of the firm, each as # and six digits or letters. The build mixes all others from them
// (`src/site/style/mix-colors.ts`), and says which one to move where a text could not be read.
import type { Content } from "./types";

export const colors: Content["colors"] = {
  // Behind everything; dark. Also what is printed on paper.
  ground: "#120d0a",
  // Sentences. Headings are a little lighter.
  text: "#c3b5a0",
  // The main button, few words, the records, and in a darker shade the light of the stage. The color
  // is also in both logos (`src/brand`) and in the favicon (`static`), which do not follow.
  accent: "#d9a750",
  // Sleeves and the form; light.
  paper: "#efe5d2",
  // What is wrong in the form.
  error: "#a3261a",
};
