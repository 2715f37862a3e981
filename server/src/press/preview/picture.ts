import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** 150 dpi on A4. */
const WIDTH = 1240;

/** Draws a page's SVG as a WebP picture 1240 pixels wide. */
export const pictureOf = async (svg: string): Promise<Buffer> => {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } }).render();
  const { width, height } = drawn;
  return sharp(drawn.pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 82, effort: 1 })
    .toBuffer();
};
