declare module "subset-font" {
  /** A font with only the glyphs of a text. */
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2" },
  ): Promise<Buffer>;
}
