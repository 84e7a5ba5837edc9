import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectDir = fileURLToPath(new URL('../../', import.meta.url));

/** Absolute path of something in the project. */
export const inProject = (...parts: string[]) => join(projectDir, ...parts);
