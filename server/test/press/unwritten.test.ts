import { DEFAULT_PAGE, DESIGNS } from '@pawsume/contract/page-settings';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { composePage } from '#press/compose';
import type { ParagraphEntry, ResumePage } from '#press/page';
import { sampleOf } from '../harness/runs-all.ts';
import { sharedProcesses } from '../harness/shared-processes.ts';
import { answersWith, asOf, prose } from './pages.ts';

const { press } = sharedProcesses();

const unwrittenOn = ({ sections }: ResumePage): ParagraphEntry[] =>
  sections
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.kind === 'paragraph')
    .filter(({ unwritten }) => unwritten !== undefined);

describe('a page whose text is not written yet', () => {
  it('leaves room for it, the more the more is told, and for the owner only where something is said of them', () => {
    const short = unwrittenOn(composePage(answersWith({ step1: { description: 'Calm.' } }), null, asOf));
    const long = unwrittenOn(composePage(answersWith({ step1: { description: 'Calm. '.repeat(60) } }), null, asOf));
    expect(short.map(({ source }) => source)).toEqual(['rewritten_pet_description']);
    expect(long[0]?.unwritten ?? 0).toBeGreaterThan(short[0]?.unwritten ?? 0);
    const owner = unwrittenOn(composePage(answersWith({ owner: { bio: 'I work nights.' } }), null, asOf));
    expect(owner.map(({ source }) => source)).toContain('rewritten_owner_description');
  });

  it('tells all facts: what a text would tell is not told by it yet', () => {
    const { answers } = petByKey('biscuit');
    const { facts, chips } = composePage(answers, prose, asOf);
    expect(composePage(answers, null, asOf)).toMatchObject({ facts, chips });
  });

  it('has none where there is one', () => {
    const page = composePage(petByKey('biscuit').answers, prose, asOf);
    expect(page).not.toHaveProperty('unwritten');
    expect(unwrittenOn(page)).toEqual([]);
  });

  it.each(DESIGNS)('is one sheet for every pet in the %s design, with its photo on it', async (design) => {
    for (const { answers } of sampleOf(pets, 4)) {
      const page = composePage(answers, null, asOf, { ...DEFAULT_PAGE, design });
      const { photo } = await press.renderDraft(page, null, 0, 620);
      expect(photo.round).toBe(design !== 'Modern');
      expect(Math.max(photo.x + photo.width, photo.y + photo.height)).toBeLessThan(1);
    }
  });
});
