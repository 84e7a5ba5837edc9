// The words of the site.
import { readContent } from '../../src/builder/make/content';

export const content = await readContent();
export const { firm, investorLogin, leaders } = content;

// The same words, under the names of their files.
export { content as landing, content as leadForm, content as navigation, content as pages };
