import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { HOUSE_FONTS, SCRIPT_FONTS } from '#press/type/fonts';

/** The code points of a font in ascending order, as `first-last` in hexadecimal. */
const rangesOf = async (path: string): Promise<string> => {
  const font = create(await readFile(path));
  if (font.isCollection) throw new Error(`${path} has several fonts`);
  const ranges: [first: number, last: number][] = [];
  for (const point of font.characterSet.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (!font.hasGlyphForCodePoint(point)) continue;
    if (range && point <= range[1] + 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map((range) => range.map((point) => point.toString(16)).join('-')).join(' ');
};

test('the coverage of fonts is that of their files (to write it: vitest run -u)', async () => {
  const fonts = [...HOUSE_FONTS, ...SCRIPT_FONTS];
  const lines = await Promise.all(fonts.map(async ({ path }) => `${basename(path)}\t${await rangesOf(path)}\n`));
  const file = fileURLToPath(new URL('../../src/press/type/coverage.tsv', import.meta.url));
  await expect(lines.join('')).toMatchFileSnapshot(file);
});
