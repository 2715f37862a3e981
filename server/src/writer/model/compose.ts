import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';
import { inParagraphs } from '../built-in/paragraphs.ts';
import { joined, type Told } from '../built-in/passage.ts';
import { type CitedProse, writeCited } from '../built-in/write.ts';
import type { WriterFacts } from '../facts.ts';
import { listMustTell, type MustTell } from '../guard/must-tell.ts';
import { NAMING_ANSWERS } from '../guard/statements.ts';
import { bounded } from '../text/bounded.ts';
import type { JudgedPart } from './write-judged.ts';

/** A model's story is dropped if less than this share of its characters passed the checks. */
const LEAST_KEPT = 0.25;
/** A story shorter than this share of the built-in writer's, in characters, is filled up by it. */
const FULLNESS = 0.3;
/** In characters: what is shorter says nothing. */
const SHORTEST = 20;

/**
 * Returns prose of the parts without a fault. The built-in writer only fills gaps: it tells the answers of what was refused and
 * what speaks against the pet, and more where the story is short. Each field is within PROSE_LIMITS and
 * ends in punctuation; null if hardly anything of the model's story is left.
 */
export const compose = (judged: readonly JudgedPart[], facts: WriterFacts): CitedProse | null => {
  const plain = writeCited(facts).told;
  const partsOf = (field: keyof Prose) => withoutRepeated(judged.filter((part) => part.field === field));
  const story = partsOf('rewritten_pet_description');
  const standing = joined(story.filter(({ fault }) => fault === null)).length;
  if (standing === 0 || standing < joined(story).length * LEAST_KEPT) return null;
  const told = {
    one_liner_description: chooseLine(partsOf('one_liner_description'), plain.one_liner_description),
    rewritten_pet_description: tellStory(story, plain.rewritten_pet_description, listMustTell(facts)),
    rewritten_owner_description: tellOwner(partsOf('rewritten_owner_description'), plain.rewritten_owner_description),
  };
  return { prose: joinFields(told), told };
};

const withoutRepeated = (parts: readonly JudgedPart[]): JudgedPart[] =>
  parts.filter(({ text }, place) => parts.findIndex((other) => other.text === text) === place);

const joinFields = (told: CitedProse['told']): Prose => ({
  one_liner_description: bounded(joined(told.one_liner_description), PROSE_LIMITS.one_liner),
  rewritten_pet_description: bounded(inParagraphs(told.rewritten_pet_description), PROSE_LIMITS.pet),
  rewritten_owner_description: bounded(inParagraphs(told.rewritten_owner_description), PROSE_LIMITS.owner),
});

const chooseLine = (parts: readonly JudgedPart[], plain: readonly Told[]): readonly Told[] => {
  const line = parts.find(
    ({ text, fault }) => fault === null && text.length >= SHORTEST && text.length <= PROSE_LIMITS.one_liner,
  );
  return line ? [toTold(line)] : plain;
};

const tellOwner = (parts: readonly JudgedPart[], plain: readonly Told[]): readonly Told[] => {
  const told = shorten(fillIn(parts, plain), PROSE_LIMITS.owner);
  return joined(told).length < SHORTEST ? plain : told;
};

const tellStory = (parts: readonly JudgedPart[], plain: readonly Told[], mustTell: readonly MustTell[]): Told[] => {
  const told = fillUp(fillIn(parts, plain), plain);
  const missing = mustTell.filter((negative) => !negative.isToldIn(told));
  const added = plain.filter((passage) => restsOn(passage, missing));
  const others = told.filter((part) => !added.includes(part));
  return [...shorten(others, PROSE_LIMITS.pet - joined(added).length - 1, mustTell), ...added];
};

/** Lists the parts without a fault, and the built-in writer's parts for answers that were refused and are not told elsewhere. */
const fillIn = (parts: readonly JudgedPart[], plain: readonly Told[]): Told[] => {
  const standing = new Set(parts.filter(({ fault }) => fault === null).flatMap(({ cites }) => cites));
  const used = new Set<Told>();
  return parts.flatMap((part) => {
    if (part.fault === null) return [toTold(part)];
    const instead = plain.filter(
      (passage) =>
        !used.has(passage) &&
        subjectsOf(passage).some((id) => part.cites.includes(id)) &&
        !subjectsOf(passage).every((id) => standing.has(id)),
    );
    for (const passage of instead) used.add(passage);
    return instead;
  });
};

const fillUp = (told: readonly Told[], plain: readonly Told[]): Told[] => {
  if (joined(told).length >= joined(plain).length * FULLNESS) return [...told];
  const cited = new Set(told.flatMap(({ cites }) => cites));
  return [...told, ...plain.filter((passage) => !subjectsOf(passage).every((id) => cited.has(id)))];
};

const subjectsOf = ({ cites }: Told): AnswerId[] => cites.filter((id) => !NAMING_ANSWERS.includes(id));

/** Drops the last parts until the text fits into `room` characters; parts that have to be told are dropped last. */
const shorten = (parts: readonly Told[], room: number, mustTell: readonly MustTell[] = []): Told[] => {
  let left = [...parts];
  while (left.length > 1 && joined(left).length > room) {
    const last = left.findLastIndex((part) => !restsOn(part, mustTell));
    left = left.toSpliced(last < 0 ? left.length - 1 : last, 1);
  }
  return left;
};

const restsOn = ({ cites }: Told, mustTell: readonly MustTell[]): boolean =>
  mustTell.some(({ answers }) => answers.some((id) => cites.includes(id)));

const toTold = ({ text, cites }: Told): Told => ({ text, cites });
