import { answersOf, KINDS, SENTENCE_SETS } from '@pawsume/fixtures/sentences';
import { countCitations } from '@pawsume/server/test/writer/guard/citations';
import {
  countCarried,
  countPassed,
  type JudgedByGuard,
  judgeSentences,
} from '@pawsume/server/test/writer/guard/measure';
import { formatTable } from './table.ts';

/** What passes the guard of each set of sentences, by kind, species and family, and how well citations hold. */
export const evaluateGuard = (): string =>
  SENTENCE_SETS.map((set) => {
    const sentences = judgeSentences(set);
    const { recall, precision, refusedElsewhere } = countCitations(sentences);
    return [
      `## ${set}`,
      formatTable([
        ['passed', ...KINDS],
        passedBy('all', sentences),
        passedBy('all, with the recorded judge', sentences, countCarried),
        ...[...Map.groupBy(sentences, ({ pet }) => answersOf(pet).step1.pet_type)].map(([species, some]) =>
          passedBy(species, some),
        ),
      ]),
      formatTable([
        ['family', 'kind', 'passed'],
        ...[...Map.groupBy(sentences, ({ kind, family }) => `${family} | ${kind}`)]
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([family, some]) => [family, formatPassed(some)]),
      ]),
      `Citations: recall ${recall.toFixed(1)} %, precision ${precision.toFixed(1)} %; with those of another sentence ${refusedElsewhere.toFixed(1)} % are refused.`,
    ].join('\n\n');
  }).join('\n\n');

const passedBy = (what: string, sentences: readonly JudgedByGuard[], count = countPassed): string[] => [
  what,
  ...KINDS.map((kind) =>
    formatPassed(
      sentences.filter((sentence) => sentence.kind === kind),
      count,
    ),
  ),
];

const formatPassed = (sentences: readonly JudgedByGuard[], count = countPassed): string => {
  const { passed, of } = count(sentences);
  return of === 0 ? '–' : `${passed} of ${of} (${((100 * passed) / of).toFixed(1)} %)`;
};
