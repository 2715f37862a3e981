import { DEFAULT_LOOK, DESIGNS, PAPERS } from '@pawsume/contract/page-settings';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { openCompiler } from '#press/compiler';
import { composePage } from '#press/compose';
import type { Design } from '#press/design';
import { designOf } from '#press/designs';
import { likelyLevel } from '#press/fit/arrange';
import { tryLevel } from '#press/fit/attempt';
import { estimateHeight, sidePadding } from '#press/fit/estimate';
import { openPress } from '#press/press';
import { drawPicture } from '#press/preview/picture';
import { HOUSE_FONTS, SCRIPT_FONTS } from '#press/type/fonts';
import { printable } from '#press/type/printable';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { asOf, named, prose } from './pages.ts';
import { readPdf } from './read-pdf.ts';

const classic = designOf(DEFAULT_LOOK);

/** Unlike every design that is offered, so that nothing can hold by chance. */
const unlike: Design = {
  ...classic,
  margin: 84,
  gutter: 14,
  side: { width: 150, padding: 10, cards: false },
  besidePhoto: 40,
  section: { aboveTitle: 0, title: 1.7, underTitle: 1.1, betweenEntries: 1, labels: 9 },
  colours: { ...classic.colours, accent: '#6B2257' },
};

const pressUnlike = openPress({ workers: 1, designOf: () => unlike });
afterAll(() => pressUnlike.close());
const compiler = openCompiler([...HOUSE_FONTS, ...SCRIPT_FONTS]);

const offered = DESIGNS.map((design, at) => {
  const look = { ...DEFAULT_LOOK, design, paper: PAPERS[at % PAPERS.length] ?? 'A4' };
  return { name: `${design} on ${look.paper}`, look, design: designOf(look), press: sharedProcesses().press };
});
const notOffered = { name: 'unlike all', look: DEFAULT_LOOK, design: unlike, press: pressUnlike };

describe.each([...offered, notOffered])('the design $name', ({ look, design, press }) => {
  const pageOf = (key: string) => ({ ...composePage(petByKey(key).answers, prose, asOf), look });
  const read = async (...args: Parameters<typeof press.renderPdf>) => readPdf((await press.renderPdf(...args)).pdf);

  it('is read in order: the pet, what it is, about it, whom to ask, and where the page is from', async () => {
    const page = pageOf('biscuit');
    const { structure, alternatives, text } = await read(page, await petPhoto('dog'));
    const headings = structure.filter((line) => /^H\d/.test(line));
    expect(headings[0]).toBe('H1: Biscuit');
    expect(headings[1]).toBe('H2: About Biscuit');
    expect(headings.at(-1)).toBe('H2: Meet Biscuit');
    expect(headings.toSorted()).toEqual(
      ['H1: Biscuit', 'H2: Meet Biscuit', ...page.sections.map(({ title }) => `H2: ${title}`)].toSorted(),
    );
    expect(alternatives).toEqual(['Photo of Biscuit (Dog)']);
    const order = [
      'Labrador',
      'House-trained',
      prose.rewritten_pet_description.slice(0, 20),
      'E-MAIL',
      page.footer.note,
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it.each([
    ['a long one', 'Maximiliana Aurelia von und zu Hohenstein-Ollivier, called Mimi, of Upper Sackville'],
    ['Hebrew', 'כלבלב'],
    ['Chinese', '雪球小朋友'],
    ['emoji', '🐾👩‍🦰🇨🇦'],
  ])('prints a name: %s', async (_what, name) => {
    const page = { ...named(name), look };
    const file = await read(page, null);
    expect(file.pages).toBe(1);
    expect(file.title).toBe(page.title);
  });

  it('is byte for byte the same for the same page', async () => {
    const [a, b] = await Promise.all([press.renderPdf(pageOf('zoe'), null), press.renderPdf(pageOf('zoe'), null)]);
    expect(b.pdf.equals(a.pdf)).toBe(true);
  });

  it('is drawn in its own accent', async () => {
    const { pdf } = await press.renderPdf(pageOf('biscuit'), null);
    expect(await shareOfColour(design.colours.accent, await drawPicture(pdf, WIDEST_PICTURE))).toBeGreaterThan(0.03);
  });

  it('is estimated to a tenth or a line: sections stand about as tall as Typst sets them', () => {
    for (const { key } of sampleOf(pets, 2)) {
      const print = printable(pageOf(key));
      const setter = compiler.makeSetter({ design, photo: null, mark: null, spots: false, print });
      const attempt = tryLevel(setter, print.page, { index: likelyLevel(print.page, design) });
      const { level, columns } = attempt.layout;
      for (const [column, padding] of [
        ['main', 0],
        ['side', sidePadding(design)],
      ] as const) {
        const { top, bottom, foot } = attempt.set.heights[column];
        // A column that runs off the sheet is cut there.
        if (columns[column].length === 0 || bottom > foot) continue;
        const sections = columns[column].map((section) => estimateHeight(section, column, level, design));
        const estimated = sections.reduce((sum, height) => sum + height, -level.gap);
        const set = bottom - top - level.gap * 1.1 - padding;
        // Two short sections are not told apart finer than by a line.
        const most = Math.max(set / 10, 1.21 * level.text);
        expect(Math.abs(estimated - set), `${key}, ${column}`).toBeLessThan(most);
      }
    }
  });
});

/** How far each channel may be off: edges of letters and what a drawing rounds. */
const NEAR = 8;

/** How much of a picture has a colour given as `#RRGGBB`: from 0 to 1. */
const shareOfColour = async (colour: string, picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < NEAR)) found += 1;
  }
  return (found * info.channels) / data.length;
};
