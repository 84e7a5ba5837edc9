// Modules without types of their own.

declare module '*.css';

declare module 'subset-font' {
  /** The font with the glyphs of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2' | 'sfnt' },
  ): Promise<Buffer>;
}
