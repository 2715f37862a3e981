import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

export interface Entry {
  /** The path of a PNG. */
  file: string;
  caption: string;
}

interface Layout {
  columns: number;
  /** Of one picture on the sheet, in pixels; what is longer than `maxHeight` is cut off below. */
  width: number;
  maxHeight: number;
}

const GAP = 16;
const CAPTION = 26;
const TABLE = '#8a8f8c';
const FONT = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
);

interface Tile {
  picture: Buffer;
  height: number;
  caption: Buffer;
}

/** Writes pictures in rows, each below its caption, into one PNG. */
export async function composeSheet(entries: readonly Entry[], layout: Layout, out: string): Promise<void> {
  const { columns, width } = layout;
  const tiles = await Promise.all(entries.map((entry) => tileOf(entry, layout)));
  const overlays: OverlayOptions[] = [];
  let top = GAP;
  for (let start = 0; start < tiles.length; start += columns) {
    const row = tiles.slice(start, start + columns);
    for (const [column, { picture, caption }] of row.entries()) {
      const left = GAP + column * (width + GAP);
      overlays.push({ input: caption, left, top }, { input: picture, left, top: top + CAPTION });
    }
    top += CAPTION + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const sheetWidth = GAP + Math.min(columns, tiles.length) * (width + GAP);
  await sharp({ create: { width: sheetWidth, height: top, channels: 3, background: TABLE } })
    .composite(overlays)
    .png({ compressionLevel: 9, palette: true })
    .toFile(out);
}

async function tileOf({ file, caption }: Entry, { width, maxHeight }: Layout): Promise<Tile> {
  const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, maxHeight);
  return {
    picture: height === info.height ? data : await sharp(data).extract({ left: 0, top: 0, width, height }).toBuffer(),
    height,
    caption: await captionOf(caption, width),
  };
}

const captionOf = (text: string, width: number): Promise<Buffer> =>
  sharp({ text: { text: escaped(text), font: 'Source Sans 3 12', fontfile: FONT, dpi: 110, rgba: true } })
    .resize({ width, height: CAPTION - 6, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();

// The text is markup to the library that draws it.
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
