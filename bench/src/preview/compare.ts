import { petByKey } from '@pawsume/fixtures/pets';
import { composePage } from '@pawsume/server/press/compose';
import type { ResumePage } from '@pawsume/server/press/page';
import { openPress, type Press } from '@pawsume/server/press/press';
import type { Comparison } from '../report.ts';

const ROUNDS = 5;
const AT_MOST = 4;

/** A page whose long texts are full of one line, none of them seen before. */
const pageOf = (line: string, round: number): ResumePage => {
  const { answers } = petByKey('every-answer');
  const long = `${round} ${line.repeat(2000)}`.slice(0, 1000);
  const prose = { one_liner_description: '', rewritten_pet_description: long, rewritten_owner_description: `${long}.` };
  const { step2, step3 } = answers;
  const told = {
    ...answers,
    step2: { ...step2, training_description: long, health_description: `${long}!`, medical_conditions: `${long}?` },
    step3: { ...step3, travel_history: `${long};`, rental_issue_details: `${long},` },
  };
  return composePage(told, prose, new Date('2026-11-20T12:00:00Z'));
};

const msOf = async (press: Press, page: ResumePage): Promise<number> => {
  const start = performance.now();
  await press.renderPreview(page, null);
  return performance.now() - start;
};

/** A preview full of emoji beside one full of words, in turns. */
export const comparePreviews = async (): Promise<Comparison> => {
  const press = openPress({ workers: 1 });
  const emoji = Array.from({ length: 40 }, (_, index) => String.fromCodePoint(0x1f400 + index)).join('');
  let ours = 0;
  let theirs = 0;
  for (let round = -1; round < ROUNDS; round += 1) {
    const [pictures, words] = [
      await msOf(press, pageOf(emoji, round)),
      await msOf(press, pageOf('We walk along the river. ', round)),
    ];
    // The first opens fonts and engines.
    if (round < 0) continue;
    ours += pictures;
    theirs += words;
  }
  await press.close();
  const ratio = ours / theirs;
  return {
    what: 'preview of a page never seen before, full of 40 different emoji against full of words',
    ours: `${Math.round(ours / ROUNDS)} ms`,
    theirs: `${Math.round(theirs / ROUNDS)} ms`,
    ratio,
    bound: `within ${AT_MOST}×`,
    holds: ratio <= AT_MOST,
  };
};
