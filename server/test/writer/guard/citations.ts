import { answersOf } from '@pawsume/fixtures/sentences';
import { judge } from '#writer/fact-guard';
import { writerFacts } from '#writer/facts';
import { gatherEvidence } from '#writer/guard/statements';
import type { JudgedByGuard } from './measure.ts';

/** How well citations are held to what they cite, in hundredths, over sentences of the kind `true`. */
export interface Citations {
  /** Sentences whose citations together carry them. */
  recall: number;
  /** Citations without which the sentence, being carried, would not be. */
  precision: number;
  /** Carried sentences that are refused with the citations of another sentence about the same pet instead. */
  refusedElsewhere: number;
}

/** Recall and precision as ALCE counts them, with the guard as the judge. */
export const countCitations = (sentences: readonly JudgedByGuard[]): Citations => {
  const all = sentences.filter(({ kind }) => kind === 'true');
  const carried = all.filter(({ isPassed }) => isPassed);
  const needed = carried.flatMap((sentence) =>
    sentence.cites.map((id) => !carries({ ...sentence, cites: sentence.cites.filter((other) => other !== id) })),
  );
  const elsewhere = carried.flatMap((sentence) => {
    const other = all.find(
      ({ pet, cites }) => pet === sentence.pet && !cites.some((id) => sentence.cites.includes(id)),
    );
    return other ? [!carries({ ...sentence, cites: other.cites })] : [];
  });
  return {
    recall: share(all.map(({ isPassed }) => isPassed)),
    precision: share(needed),
    refusedElsewhere: share(elsewhere),
  };
};

const carries = ({ pet, text, cites }: JudgedByGuard): boolean =>
  judge({ text, cites }, gatherEvidence(writerFacts(answersOf(pet)))).fault === null;

const share = (held: readonly boolean[]): number => (100 * held.filter(Boolean).length) / held.length;
