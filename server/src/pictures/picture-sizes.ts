/** A picture as it is kept, in two sizes: square JPEGs without metadata. */
export interface PictureSizes {
  /** For the PDF and for its owner to take along: at most 1200 pixels a side. */
  print: Buffer;
  /** For screens and drawn pages: at most 600 pixels a side. */
  screen: Buffer;
}

/** What a picture takes up on disk. */
export const bytesOf = ({ print, screen }: PictureSizes): number => print.length + screen.length;
