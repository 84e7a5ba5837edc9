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
