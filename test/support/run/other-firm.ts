// A copy of the project with the content of `test/firm`, and photos of one color.
import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const copied = ['build.mjs', 'package.json', 'tsconfig.json', 'docs', 'src', 'static', 'test'];

const photos = ['stage/stage.jpg', 'stage/fallback.jpg', 'team/portrait.jpg'];

export async function makeOtherFirm(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const name of copied) await cp(name, join(folder, name), { recursive: true });
  const content = join(folder, 'src/content');
  for (const name of ['photos', 'text-pages']) await rm(join(content, name), { recursive: true });
  await cp('test/firm', content, { recursive: true });
  for (const folder of ['photos/stage', 'photos/team', 'text-pages'])
    await mkdir(join(content, folder), { recursive: true });
  const gray = sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'gray' } });
  for (const photo of photos) await gray.toFile(join(content, 'photos', photo));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}
