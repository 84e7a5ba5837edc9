// All that the files of this folder export. The compiler says what is missing.
import * as colors from './colors';
import * as firm from './firm';
import * as landing from './landing';
import * as leadForm from './lead-form';
import * as leaders from './leaders';
import * as navigation from './navigation';
import * as pages from './pages';
import type { Content } from './types';

export const content: Content = {
  ...colors,
  ...firm,
  ...landing,
  ...leadForm,
  ...leaders,
  ...navigation,
  ...pages,
};

/** The same by file: a check answers a mistake with the file. */
export const contentFiles = {
  "colors.ts": colors,
  "firm.ts": firm,
  "landing.ts": landing,
  "lead-form.ts": leadForm,
  "leaders.ts": leaders,
  "navigation.ts": navigation,
  "pages.ts": pages,
};
