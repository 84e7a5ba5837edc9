// The words of the site.
import { readContent } from '../../src/build/make/content';

export const content = await readContent();
