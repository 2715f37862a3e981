import { LIMITS } from '@pawsume/contract/fields';
import { PROSE_LIMITS } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { afterAll, describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import type { ResumePage } from '#press/page';
import { openPress } from '#press/press';
import { fc } from '../harness/fast-check.ts';
import { runsAll, sampleOf } from '../harness/runs-all.ts';
import { filledPage } from './long-texts.ts';
import { asOf, namesOf, prose } from './pages.ts';
import { readPdf } from './read-pdf.ts';
import { SCRIPTS } from './scripts.ts';

const press = openPress({ workers: 1, timeLimitMs: 120_000 });
afterAll(() => press.close());

const ROLES = ['Landlord', 'Vet', 'Trainer', 'Shelter', 'Neighbor'] as const;
const NAME = 78;

/** How a page is filled: names and answers of its own length each, with spaces or without. */
interface Lengths {
  name: string;
  answer: string;
  names: number;
  shorts: number;
  longs: number;
  references: number;
}

const filled = ({ name, answer, names, shorts, longs, references }: Lengths): ResumePage => {
  const upTo = (text: string, length: number) =>
    text
      .repeat(Math.ceil(length / text.length))
      .slice(0, length)
      .trim();
  return filledPage({
    name: upTo(name, names),
    short: upTo(answer, shorts),
    long: (at) => upTo(`${at}${answer}`, longs),
    references,
    written: {
      one_liner_description: upTo(answer, PROSE_LIMITS.one_liner),
      rewritten_pet_description: upTo(`${name} ${answer}`, PROSE_LIMITS.pet),
      rewritten_owner_description: upTo(answer, PROSE_LIMITS.owner),
    },
  });
};

const isOnItsSheet = async (page: ResumePage): Promise<void> => {
  const { pages, size, pieces } = await readPdf((await press.renderPdf(page, null)).pdf);
  expect(pages).toBe(1);
  for (const { text, left, right, bottom } of pieces) {
    expect(left, text).toBeGreaterThanOrEqual(0);
    expect(right, text).toBeLessThanOrEqual(size.width);
    expect(bottom, text).toBeGreaterThanOrEqual(0);
    expect(bottom, text).toBeLessThanOrEqual(size.height);
  }
};

describe('where not all fits', () => {
  it('references give way before the story of the pet', async () => {
    const story = 'He walks along the river every morning, and sleeps at noon. '.repeat(25).trim();
    const name = 'Bartholomew-Maximilian Featherstonehaugh von Hohenzollern the Younger of the Hill';
    const contact = `${name}, 1234 Upper Long Street Southwest, New Westminster, British Columbia, 902 555 0100`;
    const { step1, step2, step3, step5, owner } = petByKey('biscuit').answers;
    const reference_contacts = Object.fromEntries(ROLES.map((role) => [role, { name, contact }]));
    const answers = { step1, step2, step3: { ...step3, references: [...ROLES], reference_contacts }, step5, owner };
    const page = composePage(answers, { ...prose, rewritten_pet_description: story }, asOf);
    const { trimmed } = await press.renderPdf(page, null);
    expect(namesOf(trimmed)).toEqual(ROLES.map((role) => `References · ${role}`));
  });
});

const full = { names: NAME, shorts: LIMITS.short, longs: LIMITS.long, references: ROLES.length };

describe('every text at its limit, with long names', () => {
  it.each(sampleOf(SCRIPTS, 6))('in %s is one sheet, and nothing runs off it', async (_script, name, answer) => {
    await isOnItsSheet(filled({ ...full, name: `${name} `, answer: `${answer} ` }));
  });

  it('in short words that cannot be cut, beside long names, is one sheet', async () => {
    const [, name = ''] = SCRIPTS.find(([script]) => script === 'Mongolian') ?? [];
    const [, , answer = ''] = SCRIPTS.find(([script]) => script === 'Armenian') ?? [];
    const page = filled({
      name,
      answer: answer.replaceAll(' ', ''),
      names: 40,
      shorts: LIMITS.short,
      longs: 10,
      references: ROLES.length,
    });
    await isOnItsSheet({ ...page, look: { ...page.look, paper: 'US Letter' } });
  });

  it('in any script and of any length, with spaces or without, is one sheet', { timeout: 300_000 }, async () => {
    const filling = fc.record({
      words: fc.constantFrom(...SCRIPTS),
      spaced: fc.boolean(),
      names: fc.integer({ min: 1, max: LIMITS.name }),
      shorts: fc.integer({ min: 1, max: LIMITS.short }),
      longs: fc.integer({ min: 10, max: LIMITS.long }),
      references: fc.nat(ROLES.length),
    });
    await fc.assert(
      fc.asyncProperty(filling, async ({ words: [, name, answer], spaced, ...lengths }) => {
        const text = (typed: string) => (spaced ? `${typed} ` : typed.replaceAll(/\s/gu, ''));
        await isOnItsSheet(filled({ ...lengths, name: text(name), answer: text(answer) }));
      }),
      { numRuns: runsAll ? 200 : 4 },
    );
  });
});
