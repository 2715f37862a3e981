import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { openPress } from '#press/press';
import { printable, setApostrophes, unbroken } from '#press/type/printable';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { setSheet } from '../samples/sheet.ts';
import { asOf, named, namesOf, pageWith, prose, wordsOf } from './pages.ts';
import { plain, readPdf } from './read-pdf.ts';
import { SCRIPTS } from './scripts.ts';

const { press } = sharedProcesses();

const pageOf = (key: string) => composePage(petByKey(key).answers, prose, asOf);
/** Text without its spaces: a line may end after any hyphen. */
const unspaced = (text: string): string => plain(text).replaceAll(' ', '');
const read = async (...args: Parameters<typeof press.renderPdf>) => readPdf((await press.renderPdf(...args)).pdf);

describe('the PDF', () => {
  it('is one A4 sheet, tagged as PDF/UA-1, with title, language and a date that does not change', async () => {
    const { pdf, trimmed } = await press.renderPdf(pageOf('biscuit'), await petPhoto('dog'));
    const file = await readPdf(pdf);
    expect(trimmed).toEqual([]);
    expect(file.pages).toBe(1);
    expect(file.size.width).toBeCloseTo(595.28, 1);
    expect(file.size.height).toBeCloseTo(841.89, 1);
    expect(pdf.toString('latin1')).toMatch(/\/MarkInfo <<\s*\/Marked true/);
    expect(file.title).toBe('Biscuit — Rental résumé');
    expect(file.language).toBe('en');
    expect(file.metadata).toMatch(/pdfuaid:part>1</);
    expect(pdf.toString('latin1')).toContain('/CreationDate (D:20261120');
  });

  it('has headings in order, real paragraphs, and words for the photo', async () => {
    const file = await read(pageOf('biscuit'), await petPhoto('dog'));
    const headings = file.structure.filter((line) => /^H\d/.test(line));
    expect(headings[0]).toBe('H1: Biscuit');
    expect(headings.slice(1).every((line) => line.startsWith('H2: '))).toBe(true);
    expect(headings).toContain('H2: What a landlord asks');
    expect(headings.at(-1)).toBe('H2: Meet Biscuit');
    expect(file.structure).toContain(`P: ${prose.rewritten_pet_description}`);
    expect(file.structure).toContain('P: Complaints or damage None reported');
    expect(file.alternatives).toEqual(['Photo of Biscuit (Dog)']);
  });

  it('says nothing of a photo that is not there', async () => {
    expect((await read(named('Bo'), null)).alternatives).toEqual([]);
  });

  it('prints every fact of a page', async () => {
    const page = setApostrophes(pageOf('olive'));
    const text = unspaced((await read(page, null)).text);
    const facts = page.sections.flatMap(({ title, entries }) => [
      title,
      ...entries.map((entry) => (entry.kind === 'reference' ? entry.contact : entry.text)),
    ]);
    const shown = [page.name, page.oneLiner, ...page.facts.map(({ value }) => value), ...facts, page.footer.note];
    for (const words of shown) expect(text).toContain(unspaced(words));
  });

  it('is byte for byte the same for the same page, also from another press', async () => {
    const photo = await petPhoto('cat');
    const second = openPress({ workers: 1 });
    const [a, b, c] = await Promise.all([
      press.renderPdf(pageOf('zoe'), photo),
      press.renderPdf(pageOf('zoe'), photo),
      second.renderPdf(pageOf('zoe'), photo),
    ]);
    await second.close();
    expect(b.pdf.equals(a.pdf)).toBe(true);
    expect(c.pdf.equals(a.pdf)).toBe(true);
  });

  it('carries no watermark', async () => {
    const marked = await readPdf(await setSheet('gizmo', { watermark: true }));
    expect(unspaced(marked.text)).toContain('PREVIEW');
    expect(unspaced((await read(pageOf('gizmo'), null)).text)).not.toContain('PREVIEW');
  });
});

describe('hostile text', () => {
  const HOSTILE = [
    '#panic("x")',
    '#import "/etc/passwd"',
    '$ sum_(i=1)^n $',
    '*bold* _it_ `raw`',
    '= Heading',
    '@ref <label>',
    '\\u{41} \\ //',
    '"quoted" \'single\'',
    '[x](y) {z}',
    'https://example.com/x',
    '--- ... ~ -?',
    '<b>&amp;</b>',
  ];

  it.each(sampleOf(HOSTILE, 3))('is printed as it is: %s', async (words) => {
    const page = pageWith({ step1: { pet_name: words, breed: words } }, { rewritten_pet_description: words });
    const { text, structure } = await read(page, null);
    expect(structure.find((line) => line.startsWith('H1'))).toBe(`H1: ${words}`);
    expect(text.split(words).length - 1).toBeGreaterThanOrEqual(4);
  });
});

describe('every script a name may carry', () => {
  it.each([
    ['Chinese and Korean', '雪球 바둑이'],
    ['Greek and Cyrillic', 'Ψαράκι Рыжик'],
    ['Vietnamese', 'Mướp Đắng'],
  ])('prints %s', async (_script, name) => {
    expect((await read(named(name), null)).structure).toContain(`H1: ${name}`);
  });

  it.each(sampleOf(SCRIPTS, 3))('prints %s with glyphs for all of it', async (_script, name, answer) => {
    const page = pageWith({ step1: { pet_name: name } }, { rewritten_pet_description: `${name} sleeps. “${answer}”` });
    // Joined glyphs are read back in pieces. But PDF/UA-1 fails on any missing glyph, and nothing is replaced.
    expect(unbroken(wordsOf(printable(page).page))).toBe(wordsOf(page));
    const { title, structure } = await read(page, null);
    expect(title).toBe(`${name} — Rental résumé`);
    expect(structure.filter((line) => line.startsWith('P: ')).join()).toContain('sleeps.');
  });

  it.each([
    ['Arabic', 'لو'],
    ['Hebrew', 'לו'],
  ])(
    'keeps a sentence with %s words in the order of a sentence, and leaves no sign of that behind',
    async (_script, word) => {
      const said = `${word} 3 sleeps, ${word}, 4 sit and “${word}!”.`;
      const { structure } = await read(pageWith({}, { rewritten_pet_description: said }), null);
      // As it is seen: of the quotation, the last sign stands first.
      expect(structure).toContain(`P: ${word} 3 sleeps, ${word}, 4 sit and “!${word}”.`);
    },
  );

  it('begins a paragraph that is wholly of such a script at the right', async () => {
    const { pieces } = await read(pageWith({}, { rewritten_pet_description: 'לולו' }), null);
    const beginOf = (words: string) => pieces.find(({ text }) => text === words)?.left;
    expect(beginOf('לולו')).toBeGreaterThan((beginOf('About Bo') ?? Number.NaN) + 200);
  });

  it('draws emoji in colour, as pictures instead of outlines', async () => {
    const pdfWith = async (name: string) => (await press.renderPdf(named(name), null)).pdf.toString('latin1');
    expect(await pdfWith('Bo 🐹')).toContain('/Type3');
    expect(await pdfWith('Bo')).not.toContain('/Type3');
  });
});

describe('one page, whatever was answered', () => {
  it('shortens long texts, names them, and keeps all that speaks against the pet', async () => {
    const { pdf, trimmed } = await press.renderPdf(pageOf('every-answer'), null);
    const { text } = await readPdf(pdf);
    expect(namesOf(trimmed)).toContain('Travel · Journeys');
    for (const label of ['Complaints or damage', 'Medical conditions', 'Stress or illness', 'Barred from travel']) {
      expect(text).toContain(label);
    }
    for (const { value } of pageOf('every-answer').contact?.lines ?? [])
      expect(unspaced(text)).toContain(unspaced(value));
  });
});
