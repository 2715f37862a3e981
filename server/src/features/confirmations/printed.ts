import { CONFIRMED_LABELS } from '@pawsume/contract/confirmation-facts';
import type { Db } from '#db/types';
import type { PetSteps } from '#features/pets/steps';
import type { Confirmation } from '#press/page';
import { howOf } from './how.ts';
import { linesFor } from './page-lines.ts';
import { listShownConfirmations } from './queries.ts';
import { standingOf, wouldAgain } from './standing.ts';

/** What references confirmed of a pet and still stands beside these answers, as pages print it. */
export const printedConfirmations = async (db: Db, petId: number, steps: PetSteps): Promise<Confirmation[]> => {
  const rows = await listShownConfirmations(db, petId);
  return rows.flatMap((row) => {
    const at = row.answered_at;
    if (at === null || standingOf(row, linesFor(row.kind, steps), at) !== 'confirmed') return [];
    const confirmed = row.lines.filter(({ verdict }) => verdict === 'confirmed');
    return {
      ...{ role: row.kind, asked: row.name, by: row.signed, at, how: howOf(row) },
      what: [
        ...confirmed.map(({ answer }) => CONFIRMED_LABELS[answer]),
        ...wouldAgain(row.kind, row.said, steps.step1.pet_name),
      ],
      words: row.words_shown ? row.words : '',
      report: row.report_key,
    };
  });
};
