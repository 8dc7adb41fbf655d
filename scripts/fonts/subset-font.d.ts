declare module 'subset-font' {
  /** A font with just the glyphs that `text` needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures?: readonly string[] },
  ): Promise<Buffer>
}
