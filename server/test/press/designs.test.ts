import { DEFAULT_LOOK, DESIGNS } from '@pawsume/contract/page-settings';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openCompiler } from '#press/compiler';
import { composePage } from '#press/compose';
import type { Design } from '#press/design';
import { designOf } from '#press/designs';
import { likelyLevel } from '#press/fit/arrange';
import { tryLevel } from '#press/fit/attempt';
import { estimateHeight } from '#press/fit/estimate';
import { openPress } from '#press/press';
import { drawPicture } from '#press/preview/picture';
import { HOUSE_FONTS, SCRIPT_FONTS } from '#press/type/fonts';
import { printable } from '#press/type/printable';
import { asOf, prose } from './pages.ts';
import { readPdf } from './read-pdf.ts';

const classic = designOf(DEFAULT_LOOK);

/** Unlike every design that is offered, so that nothing can hold by chance. */
const unlike: Design = {
  ...classic,
  margin: 84,
  gutter: 14,
  side: { width: 150, padding: 10 },
  besidePhoto: 40,
  section: { title: 1.7, underTitle: 1.1, betweenEntries: 1, labels: 9 },
  colours: { ...classic.colours, accent: '#6B2257' },
};

const pageOf = (key: string) => composePage(petByKey(key).answers, prose, asOf);

const offered = DESIGNS.map((design) => ({ name: design, design: designOf({ ...DEFAULT_LOOK, design }) }));

describe.each([...offered, { name: 'unlike all', design: unlike }])('the design $name', ({ design }) => {
  const press = openPress({ workers: 1, designOf: () => design });
  afterAll(() => press.close());

  it.each(pets.map(({ key }) => key))('prints %s on one sheet, within its margin', async (key) => {
    const { pages, pieces } = await readPdf((await press.renderPdf(pageOf(key), null)).pdf);
    expect(pages).toBe(1);
    expect(Math.min(...pieces.map(({ left }) => left))).toBeCloseTo(design.margin, 0);
  });

  it('closes the page in its own colour', async () => {
    const { pdf } = await press.renderPdf(pageOf('biscuit'), null);
    const corner = sharp(await drawPicture(pdf, WIDEST_PICTURE)).extract({ left: 8, top: 1740, width: 1, height: 1 });
    for (const [channel, value] of [...(await corner.raw().toBuffer())].entries()) {
      const wanted = Number.parseInt(design.colours.accent.slice(1 + 2 * channel, 3 + 2 * channel), 16);
      expect(Math.abs(value - wanted)).toBeLessThan(8);
    }
  });

  it('is estimated to a tenth: sections stand about as tall as Typst sets them', () => {
    const compiler = openCompiler([...HOUSE_FONTS, ...SCRIPT_FONTS]);
    for (const { key } of pets) {
      const print = printable(pageOf(key));
      const setter = compiler.makeSetter({ design, photo: null, mark: null, print });
      const attempt = tryLevel(setter, print.page, { index: likelyLevel(print.page, design) });
      const { level, columns } = attempt.layout;
      const { heights } = attempt.set;
      for (const [column, padding] of [
        ['main', 0],
        ['side', design.side.padding],
      ] as const) {
        // A column that runs off the sheet is cut there.
        if (columns[column].length === 0 || heights[column] > heights.closing) continue;
        const sections = columns[column].map((section) => estimateHeight(section, column, level, design));
        const estimated = sections.reduce((sum, height) => sum + height, -level.gap);
        const set = heights[column] - heights.columns - level.gap * 1.1 - 2 * padding;
        expect(Math.abs(estimated / set - 1), `${key}, ${column}`).toBeLessThan(0.1);
      }
    }
  });
});
