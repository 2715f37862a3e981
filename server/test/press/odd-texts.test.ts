import { LIMITS } from '@pawsume/contract/fields';
import { PROSE_LIMITS } from '@pawsume/contract/resumes';
import { afterAll, describe, expect, it } from 'vitest';
import type { ResumePage } from '#press/page';
import { openPress } from '#press/press';
import { previewHtml } from '#press/preview/html';
import { fc } from '../harness/fast-check.ts';
import { runsAll, sampleOf } from '../harness/runs-all.ts';
import { filledPage } from './long-texts.ts';
import { readPdf } from './read-pdf.ts';

// As long as a busy machine takes.
const press = openPress({ workers: 1, timeLimitMs: 120_000 });
afterAll(() => press.close());

/** A page with a text in every field that takes one; what is empty is left to its usual words. */
const pageOf = (say: (limit: number) => string): ResumePage =>
  filledPage({
    name: say(LIMITS.name) || 'Bo',
    short: say(LIMITS.short),
    long: () => say(LIMITS.long),
    references: 2,
    written: {
      one_liner_description: say(PROSE_LIMITS.one_liner),
      rewritten_pet_description: say(PROSE_LIMITS.pet),
      rewritten_owner_description: say(PROSE_LIMITS.owner),
    },
  });

/** A unit as often as a field takes it. */
const repeated = (unit: string) => (limit: number) => unit.repeat(Math.ceil(limit / unit.length)).slice(0, limit);

const isOneSheet = async (page: ResumePage): Promise<void> => {
  const { pdf } = await press.renderPdf(page, null);
  expect((await readPdf(pdf)).pages).toBe(1);
  expect(previewHtml(await press.renderPreview(page, null))).toContain('<h1>');
};

const UNITS: readonly [name: string, unit: string][] = [
  ['a letter under a hundred marks', `Z${'\u0301\u0323\u0336\u0489'.repeat(25)}`],
  ['marks alone', '\u0301'],
  ['no space', 'x'],
  ['the widest letter', 'W'],
  ['the widest dash', '\u2e3b'],
  ['text turned round', '\u202eabc \u2067def '],
  ['halves of pairs', '\ud83d'],
  ['families of emoji', '👨‍👩‍👧‍👦'],
  ['flags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🇨🇦'],
  ['keycaps', '1️⃣#️⃣'],
  ['conjuncts', 'क्ष्म्य'],
  ['fillers that look empty', '\u3164\u115f\u2800'],
  ['line ends of every kind', 'a\n\u2028\u2029\u0085\v\f\r'],
  ['controls', '\u0000\u0007\u001b[31m'],
  ['what no font has', '\u{12031}\ue000\u{1d173}'],
  ['joiners', '\u200d\u2060\ufeff'],
  ['a sentence in one character', '\ufdfd'],
  ['a phrase in one character', '\ufdfa'],
];

describe('every field at its limit', () => {
  it.each(sampleOf(UNITS, 6))('with %s is one sheet', async (_what, unit) => {
    await isOneSheet(pageOf(repeated(unit)));
  });

  // Five times as long as a field may be: it takes a minute.
  it.runIf(runsAll)(
    'with 10,000 characters without a space is one sheet',
    async () => {
      await isOneSheet(pageOf(() => 'y'.repeat(10_000)));
    },
    180_000,
  );

  it('with whatever can be typed is one sheet', async () => {
    const odd = fc.array(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom(
          '\ufdfd',
          '\u0301'.repeat(40),
          '🐶',
          ' ',
          '\n',
          '\u2e3b',
          '\udc00',
          'שלום',
          '雪',
          'W'.repeat(30),
        ),
      ),
      { minLength: 1, maxLength: 12 },
    );
    await fc.assert(
      fc.asyncProperty(odd, fc.nat(40), async (parts, often) => {
        await isOneSheet(pageOf(repeated(parts.join('').repeat(often + 1) || 'a')));
      }),
      { numRuns: runsAll ? 20 : 3 },
    );
  });
});
