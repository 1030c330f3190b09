declare module 'subset-font' {
  /** The font with the glyphs of a text alone, or with all where there is none. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      readonly targetFormat: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      readonly keepAllGlyphs?: boolean;
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Buffer>;
}
