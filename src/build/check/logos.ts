// The logos and the favicon, which browsers show as they are.
import sharp from 'sharp';

/** One line for each that browsers would not show, or not with the firm's font. */
export async function checkLogos(files: Readonly<Record<string, Buffer>>): Promise<string[]> {
  const mistakes: string[] = [];
  for (const [file, data] of Object.entries(files)) {
    if (!/^(src\/brand\/.*|static\/favicon)\.svg$/.test(file)) continue;
    const { format } = await sharp(data)
      .metadata()
      .catch((error: Error) => ({ format: error.message }));
    if (format !== 'svg') mistakes.push(`${file}: this is no whole SVG. sharp says: ${format}.`);
    else if (data.includes('<text')) mistakes.push(`${file}: export text as paths.`);
  }
  return mistakes;
}
