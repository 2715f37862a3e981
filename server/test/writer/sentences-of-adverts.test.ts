import { expect, test } from 'vitest';
import { type Labelled, readLabelled } from '#writer/adverts/labelled';
import { learn } from '#writer/adverts/learn';
import { DOUBT, isForReaders, scoreForReaders } from '#writer/text/advert';
import { runsAll } from '../harness/runs-all.ts';

const all = readLabelled();
const FOLDS = 10;

/** Sentences that were judged without having been learned from. */
const judgeUnseen = (): (Labelled & { isOut: boolean })[] => {
  const foldOf = (place: number) => Math.floor(place / 40) % FOLDS;
  return Array.from({ length: runsAll ? FOLDS : 2 }, (_, fold) => {
    const score = learn(
      all.filter((_each, place) => foldOf(place) !== fold),
      isForReaders,
    );
    return all
      .filter((_each, place) => foldOf(place) === fold)
      .map((each) => ({ ...each, isOut: score(each.sentence, each.petName) > DOUBT }));
  }).flat();
};

test('what tells of a pet is told apart from what speaks to readers, in sentences that were not learned from', () => {
  const judged = judgeUnseen();
  const shareOut = (kind: Labelled['kind']) => {
    const ofKind = judged.filter((each) => each.kind === kind);
    return ofKind.filter(({ isOut }) => isOut).length / ofKind.length;
  };
  expect(shareOut('tells')).toBeLessThan(0.08);
  expect(shareOut('warns')).toBeLessThan(0.06);
  expect(shareOut('advert')).toBeGreaterThan(0.7);
});

test.each(readLabelled('once-wrong.tsv'))('$kind: $sentence', ({ kind, sentence, petName }) => {
  expect(scoreForReaders(sentence, petName) > 0).toBe(isForReaders(kind));
});
