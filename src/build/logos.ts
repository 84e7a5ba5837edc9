import { fingerprint } from './cache';
import type { Files } from './project-files';

/** The logos under names that change with their content: the names, and the files by them. */
export function nameLogos(brand: Files) {
  const names: Record<string, string> = {};
  const files: Files = {};
  for (const [name, bytes] of Object.entries(brand)) {
    if (!name.endsWith('.svg')) continue;
    const hashed = name.replace('.svg', `-${fingerprint(bytes)}.svg`);
    names[name] = hashed;
    files[hashed] = bytes;
  }
  return { names, files };
}
