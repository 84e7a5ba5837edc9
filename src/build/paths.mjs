// Where things lie, as absolute paths.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Absolute path of something in the project.
 *
 * @param {readonly string[]} parts below the project
 */
export const inProject = (...parts) => join(projectFolder, ...parts);

/** Originals of the photos. */
export const photosFolder = inProject('src/content/photos');

/** Logo and font. */
export const brandFolder = inProject('src/brand');

/** Files that are copied as they are. */
export const staticFolder = inProject('static');

/** What may be thrown away at any time; package managers clear it with `node_modules`. */
export const cacheFolder = inProject('node_modules/.cache/refrain');
