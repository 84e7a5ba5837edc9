// The words of the site.
import * as own from '../../src/content/content';
import type { Content } from '../../src/content/types';

export const content: Content = own;
