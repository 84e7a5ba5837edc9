// The words of the site as its visitors read them: the build sets quotes, dashes and dots.
import { readContent, typesetContent } from '../../src/builder/make/content';

export const content = typesetContent(await readContent());
export const { firm, investorLogin, leaders } = content;

// The same words, under the names of their files.
export { content as landing, content as leadForm, content as navigation, content as pages };
