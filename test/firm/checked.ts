// The compiler says here what the files of this folder lack.
import type { Content } from '../../src/content/types';
import * as colors from './colors';
import * as firm from './firm';
import * as landing from './landing';
import * as leadForm from './lead-form';
import * as leaders from './leaders';
import * as navigation from './navigation';
import * as pages from './pages';

export const checked: Content = {
  ...colors,
  ...firm,
  ...landing,
  ...leadForm,
  ...leaders,
  ...navigation,
  ...pages,
};
