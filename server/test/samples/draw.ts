import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { HOUSE_FONTS } from '#press/type/fonts';

const font = { fontFiles: HOUSE_FONTS.map(({ path }) => path), loadSystemFonts: false };

/** Draws an SVG `width` pixels wide. As pixels, because sharp may not open SVG in this process. */
export const draw = (svg: string, width: number): Sharp => {
  const drawn = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } });
};
