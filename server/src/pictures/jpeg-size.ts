export interface PixelSize {
  width: number;
  height: number;
}

/** Markers of a frame's start, which hold its size, leave these out: Huffman tables, an extension, arithmetic tables. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc]);

/** Returns the size in pixels of a JPEG; null where its head holds none. */
export function jpegSize(jpeg: Buffer): PixelSize | null {
  let at = 2;
  while (at + 9 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) {
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return null;
}
