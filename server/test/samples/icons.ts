import { readFile } from 'node:fs/promises';
import { draw } from './draw.ts';

const SOURCE = new URL('../../../web/public/icon.svg', import.meta.url);

/** Home screens cut their own corners off: ours is drawn to the edge there, and what matters stays in the middle. */
const maskable = (svg: string): string =>
  svg.replace(/ rx="8"/, '').replace(/translate\(4\.2 4\) scale\(\.74\)/, 'translate(6.9 6.7) scale(.57)');

/** The icons that cannot be SVG, by their names. */
export const icons = async (): Promise<Map<string, Buffer>> => {
  const svg = await readFile(SOURCE, 'utf8');
  const png = (source: string, size: number) => draw(source, size).png({ compressionLevel: 9 }).toBuffer();
  return new Map([
    ['icon-192.png', await png(svg, 192)],
    ['icon-512.png', await png(svg, 512)],
    ['icon-180.png', await png(maskable(svg), 180)],
    ['icon-maskable-192.png', await png(maskable(svg), 192)],
    ['icon-maskable-512.png', await png(maskable(svg), 512)],
  ]);
};
