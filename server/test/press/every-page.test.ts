import { DEFAULT_PAGE, DESIGNS, PAPERS, PURPOSES, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { afterAll, describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { designOf } from '#press/designs';
import { openPress } from '#press/press';
import { asOf, prose } from './pages.ts';
import { readPdf } from './read-pdf.ts';

const press = openPress({ workers: 2 });
afterAll(() => press.close());

/** How many fonts a file names, and how many of them it holds: as outlines, or as the pictures that emoji are. */
const countFonts = (pdf: Buffer) => {
  const file = pdf.toString('latin1');
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
  return { named: count(/\/Type \/FontDescriptor/g), held: count(/\/FontFile[23]? |\/Subtype \/Type3/g) };
};

describe.each(pets.map(({ key }) => key))('%s', (key) => {
  const { answers, photo } = petByKey(key);
  describe.each(DESIGNS)('in the design %s', (design) => {
    it.each(PAPERS)('is for each reader one tagged sheet of %s, in order, with its fonts', async (paper) => {
      for (const purpose of PURPOSES) {
        const settings = { ...DEFAULT_PAGE, design, paper, purpose, shown: SHOWN_BY_DEFAULT[purpose] };
        const page = composePage(answers, prose, asOf, settings);
        const { pdf } = await press.renderPdf(page, photo && (await petPhoto(photo)));
        const file = await readPdf(pdf);
        const { sheet } = designOf(page.look);
        expect(file.pages).toBe(1);
        expect(file.size.width).toBeCloseTo(sheet.width, 1);
        expect(file.size.height).toBeCloseTo(sheet.height, 1);
        expect(file.metadata).toMatch(/pdfuaid:part>1</);
        const headings = file.structure.filter((line) => /^H\d/.test(line));
        expect(headings[0]).toMatch(/^H1: /);
        expect(headings.slice(1).every((line) => line.startsWith('H2: '))).toBe(true);
        expect(headings.at(-1)).toBe(`H2: ${page.contact?.title}`);
        // A section may be left out where a page is full, and none stands there that was not composed. A line may end
        // after any hyphen.
        const unspaced = (text: string) => text.replaceAll(' ', '');
        const titles = page.sections.map(({ title }) => unspaced(`H2: ${title}`));
        expect(headings.slice(1, -1).filter((line) => !titles.includes(unspaced(line)))).toEqual([]);
        const { named, held } = countFonts(pdf);
        expect(named).toBeGreaterThan(0);
        expect(held).toBe(named);
      }
    });
  });
});
