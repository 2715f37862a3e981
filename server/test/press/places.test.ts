import { DEFAULT_LOOK, DEFAULT_PAGE, DESIGNS } from '@pawsume/contract/page-settings';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { designOf } from '#press/designs';
import type { ResumePage } from '#press/page';
import { readPlaces } from '#press/places';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { asOf, pageWith, prose } from './pages.ts';

const { press } = sharedProcesses();

/** Every text of a page that says where it comes from, by its source. */
const sourcesOf = ({ facts, sections }: ResumePage): (string | null)[] => [
  'pet_name',
  'one_liner_description',
  ...facts.map(({ source }) => source),
  ...sections.flatMap(({ entries }) =>
    entries.map((entry) => (entry.kind === 'reference' ? 'references' : entry.source)),
  ),
];

const known = (sources: (string | null)[]): (string | null)[] => sources.filter((source) => source !== null).sort();

/** The box around all pixels in which two pictures differ, as fractions of the sheet. */
const differenceOf = async (one: Uint8Array, other: Uint8Array) => {
  const greysOf = (picture: Uint8Array) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await greysOf(one);
  const { data: otherData } = await greysOf(other);
  const at = [...data.keys()].filter((index) => Math.abs((data[index] ?? 0) - (otherData[index] ?? 0)) > 60);
  const columns = at.map((index) => index % info.width);
  const rows = at.map((index) => Math.floor(index / info.width));
  const span = (all: number[], room: number) => [Math.min(...all) / room, Math.max(...all) / room] as const;
  return { x: span(columns, info.width), y: span(rows, info.height) };
};

describe('the places of a page', () => {
  it('are fractions of the paper it is printed on', () => {
    const design = designOf({ ...DEFAULT_LOOK, paper: 'US Letter' });
    const { width, height } = design.sheet;
    const inPoints = { x: width / 2, y: height / 4, width: width / 8, height: height / 16 };
    expect(readPlaces([{ source: 'breed', name: 'Breed', ...inPoints }], design)).toEqual([
      { source: 'breed', name: 'Breed', x: 1 / 2, y: 1 / 4, width: 1 / 8, height: 1 / 16 },
    ]);
  });

  it('have names without the marks where a long word may break', async () => {
    const name = 'W'.repeat(40);
    const { places } = await press.renderPreview(pageWith({ step1: { pet_name: name } }), null);
    expect(places.map((place) => place.name)).toContain(`About ${name}`);
  });

  it.each(sampleOf(pets, 3).map(({ key }) => key))(
    'hold every text of %s that can be changed, each on the sheet',
    async (key) => {
      const { page, places } = await press.renderPreview(composePage(petByKey(key).answers, prose, asOf), null);
      expect(places.map(({ source }) => source).sort()).toEqual(known(sourcesOf(page)));
      for (const { x, y, width, height } of places) {
        expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
        expect(Math.max(x + width, y + height)).toBeLessThan(1);
      }
    },
  );

  it('are told in reading order, by their names on the page', async () => {
    const page = pageWith({ step1: { breed: 'Roborovski' } });
    const { places } = await press.renderPreview(page, null);
    expect(places.map(({ source, name }) => [source, name])).toEqual([
      ['pet_name', null],
      ['one_liner_description', null],
      ['pet_type', 'Species'],
      ['breed', 'Breed'],
      ['pet_age', 'Age'],
      ['rewritten_pet_description', 'About Bo'],
      ['rewritten_owner_description', 'About the owner'],
    ]);
  });

  it('keep a line that was emptied: it can be written again', async () => {
    const { places } = await press.renderPreview(pageWith({}, { one_liner_description: '' }), null);
    expect(places.map(({ source }) => source)).toContain('one_liner_description');
  });

  const changes = [
    ['one_liner_description', 'Keeps the calmest corner.', 'Likes the warmest corner.'],
    ['rewritten_pet_description', 'Sleeps a lot at noon.', 'Dances a lot at noon.'],
    ['rewritten_owner_description', 'Works at home.', 'Reads at home.'],
  ] as const;

  it.each(
    sampleOf(
      DESIGNS.flatMap((design) => changes.map(([field, before, after]) => ({ design, field, before, after }))),
      2,
    ),
  )('are where the text is: $design, $field', async ({ design, field, before, after }) => {
    const draw = (text: string) => {
      const page = composePage(petByKey('biscuit').answers, { ...prose, [field]: text }, asOf, {
        ...DEFAULT_PAGE,
        design,
      });
      return press.renderPreview(page, null);
    };
    const [one, other] = [await draw(before), await draw(after)];
    const place = one.places.find(({ source }) => source === field);
    if (!place) throw new Error(`There is no place for ${field}.`);
    const { x, y, width, height } = place;
    const changed = await differenceOf(one.picture, other.picture);
    // Letters reach a little over their line.
    const slack = 0.008;
    expect(changed.x[0]).toBeGreaterThan(x - slack);
    expect(changed.x[1]).toBeLessThan(x + width + slack);
    expect(changed.y[0]).toBeGreaterThan(y - slack);
    expect(changed.y[1]).toBeLessThan(y + height + slack);
  });

  it('change nothing of what is sold', async () => {
    const page = composePage(petByKey('biscuit').answers, prose, asOf);
    const before = await press.renderPdf(page, null);
    await press.renderPreview(page, null);
    const after = await press.renderPdf(page, null);
    expect(after.pdf.equals(before.pdf)).toBe(true);
  });
});
