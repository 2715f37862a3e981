import { DEFAULT_PAGE, DESIGNS, PAPERS, PURPOSES, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { designOf } from '#press/designs';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { asOf, prose } from './pages.ts';
import { linkAt, linked } from './printed-link.ts';
import { plain, type ReadPdf, readPdf } from './read-pdf.ts';
import { readQr } from './read-qr.ts';

const { press } = sharedProcesses();

/** Every pet for every reader. Each two of pet, reader, design and paper meet at least once. */
const pages = pets.flatMap((pet, at) =>
  PURPOSES.map((purpose, reader) => ({
    pet,
    purpose,
    design: DESIGNS[(at + reader) % DESIGNS.length] ?? 'Classic',
    paper: PAPERS[(Math.floor(at / DESIGNS.length) + reader) % PAPERS.length] ?? 'A4',
  })),
);

/** How many fonts a file names, and how many of them it holds: as outlines, or as the pictures that emoji are. */
const countFonts = (pdf: Buffer) => {
  const file = pdf.toString('latin1');
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
  return { named: count(/\/Type \/FontDescriptor/g), held: count(/\/FontFile[23]? |\/Subtype \/Type3/g) };
};
const headingsOf = ({ structure }: ReadPdf) => structure.filter((line) => /^H\d/.test(line));
const unspaced = (text: string) => plain(text).replaceAll(' ', '');

// One in four is every pet, every reader and every design.
describe.each(sampleOf(pages, 4))('$pet.key for $purpose in $design on $paper', ({ pet, purpose, design, paper }) => {
  const settings = { ...DEFAULT_PAGE, design, paper, purpose, shown: SHOWN_BY_DEFAULT[purpose] };
  const page = linked(composePage(pet.answers, prose, asOf, settings));
  const print = async () => (await press.renderPdf(page, pet.photo && (await petPhoto(pet.photo)))).pdf;

  it('is one tagged sheet within its margins, in order, with its fonts and its link', async () => {
    const pdf = await print();
    const file = await readPdf(pdf);
    const { sheet, margin } = designOf(page.look);
    expect(file.pages).toBe(1);
    expect(file.size.width).toBeCloseTo(sheet.width, 1);
    expect(file.size.height).toBeCloseTo(sheet.height, 1);
    expect(Math.min(...file.pieces.map(({ left }) => left))).toBeCloseTo(margin, 0);
    expect(Math.max(...file.pieces.map(({ right }) => right))).toBeLessThan(sheet.width - margin + 1);
    expect(Math.min(...file.pieces.map(({ bottom }) => bottom))).toBeGreaterThan(15);

    expect(file.metadata).toMatch(/pdfuaid:part>1</);
    const headings = headingsOf(file);
    expect(headings[0]).toMatch(/^H1: /);
    // A line may end after any hyphen.
    expect(unspaced(headings.at(-1) ?? '')).toBe(unspaced(`H2: ${page.contact?.title}`));
    // A full page may leave a section out.
    const titles = page.sections.map(({ title }) => unspaced(`H2: ${title}`));
    expect(headings.slice(1, -1).filter((line) => !titles.includes(unspaced(line)))).toEqual([]);

    const { named, held } = countFonts(pdf);
    expect(named).toBeGreaterThan(0);
    expect(held).toBe(named);

    const { alt, code, hint } = linkAt('https://pawsume.example');
    expect(file.alternatives).toContain(alt);
    expect(file.structure.filter((line) => line.startsWith('Figure')).length).toBe(pet.photo ? 2 : 1);
    expect(plain(file.text)).toContain(code);
    expect(unspaced(file.text)).toContain(unspaced(hint));
    // Reading the code takes longer than all else.
    if (purpose === 'Renting') expect(await readQr(pdf, { dpi: 150, paper })).toBe(page.footer.link?.url);
  });
});
