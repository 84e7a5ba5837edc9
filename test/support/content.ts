// The words of the site.
import { readContent } from '../../src/builder/make/content';

export const content = await readContent();
