import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** 150 dpi on A4. */
const WIDTH = 1240;
const QUALITY = 84;

/** Draws a page's SVG as a JPEG 1240 pixels wide. sharp only encodes: it may not open SVG in this process. */
export const pictureOf = async (svg: string): Promise<Buffer> => {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } }).render();
  const { width, height } = drawn;
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY })
    .toBuffer();
};
