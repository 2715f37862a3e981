import { DEFAULT_LOOK, PURPOSES, type Purpose, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import { answersWith, asOf, pageWith, prose, saidIn } from './pages.ts';

const everyAnswer = petByKey('every-answer').answers;
const NAME = everyAnswer.step1.pet_name;
const pageFor = (purpose: Purpose, answers = everyAnswer, shown = SHOWN_BY_DEFAULT[purpose]) =>
  composePage(answers, prose, asOf, { ...DEFAULT_LOOK, purpose, shown });
const titlesOf = (purpose: Purpose) => pageFor(purpose).sections.map(({ title }) => title);
const textOf = (page: object) => JSON.stringify(page);

describe('a page made for its reader', () => {
  it('says in its title and over the name what it is', () => {
    expect(PURPOSES.map((purpose) => pageFor(purpose).kicker)).toEqual([
      'Rental résumé',
      'Adoption résumé',
      'Travel résumé',
      'Care sheet',
      'Pet résumé',
    ]);
    for (const purpose of PURPOSES) expect(pageFor(purpose).title).toBe(`${NAME} — ${pageFor(purpose).kicker}`);
  });

  it('begins with what this reader looks for', () => {
    expect(titlesOf('Renting').slice(0, 3)).toEqual([`About ${NAME}`, 'Good to know', 'What a landlord asks']);
    expect(titlesOf('Rehoming').slice(0, 4)).toEqual([
      `About ${NAME}`,
      `Who ${NAME} is good with`,
      'Good to know',
      'The right home',
    ]);
    expect(titlesOf('Travel').slice(0, 3)).toEqual(['Identification', 'Travel record', 'Good to know']);
    expect(titlesOf('Sitter')[0]).toBe('Good to know');
    expect(titlesOf('Just because')[0]).toBe(`The story of ${NAME}`);
  });

  it('asks its reader to get in touch in their own way', () => {
    expect(PURPOSES.map((purpose) => pageFor(purpose).contact?.title)).toEqual([
      `Meet ${NAME}`,
      `Meet ${NAME}`,
      'Travelling together',
      'Reach us',
      `Meet ${NAME}`,
    ]);
  });

  it('tells of what only others ask nothing: a sitter no rental history, friends no chip', () => {
    const answers = answersWith({
      step2: { is_microchipped: 'Yes', noise: 'A hum at night.' },
      step3: { rental_history: 'Yes', rental_duration: 'Two years' },
    });
    expect(saidIn(pageFor('Sitter', answers), 'At home')).toEqual(['Noise: A hum at night.']);
    const isChipTold = (purpose: Purpose) => pageFor(purpose, answers).facts.some(({ label }) => label === 'Microchip');
    expect([isChipTold('Renting'), isChipTold('Just because')]).toEqual([true, false]);
  });

  it('keeps what this reader looks for in its place, also where the prose tells it', () => {
    const told = 'Teeth checked every six months.';
    const healthOn = (purpose: Purpose) =>
      saidIn(pageWith({ step2: { health_description: told } }, { rewritten_pet_description: told }, purpose), 'Health');
    expect([healthOn('Rehoming'), healthOn('Renting')]).toEqual([[told], undefined]);
  });

  it('tells what this animal is once: in the strip, or in the table of an airline', () => {
    expect(pageFor('Travel').facts).toEqual([]);
    expect(textOf(pageFor('Travel').sections)).toContain('"label":"Species"');
    expect(textOf(pageFor('Renting').sections)).not.toContain('"label":"Species"');
    expect(pageFor('Travel').footer.note).toContain('Not a veterinary health certificate.');
  });

  it.each(pets.map(({ key }) => key))('keeps all that speaks against %s, whoever reads it', (key) => {
    const cautions = (purpose: Purpose) =>
      pageFor(purpose, petByKey(key).answers)
        .sections.flatMap(({ entries }) => entries)
        .filter((entry) => entry.kind === 'fact' && entry.tone === 'caution');
    for (const purpose of PURPOSES) expect(cautions(purpose)).toEqual(cautions('Renting'));
  });
});

describe('what a page shows of its owner', () => {
  const owner = { full_name: 'Jo Low', phone: '902 555 0100', email: 'jo@example.com' };
  const at = (some: object) => answersWith({ owner: { ...owner, ...some } });
  const livesIn = (some: object) => pageFor('Rehoming', at(some)).contact?.lines;

  it('is city and region only for adopters, travel and just because', () => {
    for (const purpose of ['Rehoming', 'Travel', 'Just because'] as const) {
      const page = pageFor(purpose, at({ street: '14 Elm Street, Apt 3, Halifax, NS B3H 2X4' }));
      expect(page.contact).toMatchObject({
        name: 'Jo Low',
        lines: [{ label: 'Lives in', value: 'Halifax, NS', href: null }],
      });
      expect(textOf(page)).not.toMatch(/Elm|B3H|555|example\.com|Landlord ·/);
    }
  });

  it.each(['Renting', 'Sitter'] as const)('is all of it for who has to reach or find them: %s', (purpose) => {
    const page = pageFor(purpose, at({ street: '14 Elm Street, Halifax, NS' }));
    expect(page.contact?.lines.map(({ label }) => label)).toEqual(['Phone', 'E-mail', 'Address']);
    expect(pageFor(purpose).sections.some(({ entries }) => entries.some(({ kind }) => kind === 'reference'))).toBe(
      true,
    );
  });

  it('is what step 4 names as city, region and country, where it does', () => {
    const step4 = { street: '1 Elm Street', city: 'Truro', state: 'NS', zip: 'B2N 1G2', country: 'Canada' };
    expect(livesIn(step4)?.[0]?.value).toBe('Truro, NS, Canada');
  });

  it('is what the switches say, one by one', () => {
    const answers = at({ street: '14 Elm Street, Halifax, NS' });
    const shown = { address: false, phone: false, email: false, references: false };
    const labels = (part: Partial<typeof shown>) =>
      pageFor('Renting', answers, { ...shown, ...part }).contact?.lines.map(({ label }) => label);
    expect(labels({ phone: true })).toEqual(['Phone', 'Lives in']);
    expect(labels({ email: true, address: true })).toEqual(['E-mail', 'Address']);
    const titles = (references: boolean) =>
      pageFor('Renting', everyAnswer, { ...shown, references }).sections.map(({ title }) => title);
    expect(titles(true)).toContain('References');
    expect(titles(false)).not.toContain('References');
  });
});
