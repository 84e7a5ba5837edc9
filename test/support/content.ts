// The words of the site.
export { content } from '../../src/content/content';
