import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Files, inProject } from '../files';

/** @param background color of the transparent parts; without it they stay transparent */
function makeIcon(favicon: Buffer, size: number, background?: string): Promise<Buffer> {
  const image = sharp(favicon).resize(size, size, { fit: 'contain', background: '#0000' });
  const icon = (background ? image.flatten({ background }) : image).png();
  return icon.toBuffer();
}

export async function makeIcons(ground: string): Promise<Files> {
  const favicon = await readFile(inProject('static/favicon.svg'));
  return {
    // iOS makes transparent parts black.
    'apple-touch-icon.png': await makeIcon(favicon, 180, ground),
    'icon-512.png': await makeIcon(favicon, 512),
    // Browsers ask for it when they show a PDF, or a page that names no icon. They know a PNG by its
    // first bytes.
    'favicon.ico': await makeIcon(favicon, 48),
  };
}
