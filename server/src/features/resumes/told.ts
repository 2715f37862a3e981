import { ANSWER_IDS, type AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { BUILT_IN, PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import type { AnswerTexts, StoredTold } from '#db/types';
import { splitSentences } from '#lib/sentences';
import { writerFacts } from '#writer/facts';
import { findContradictions } from '#writer/guard/contradictions';
import type { WrittenProse } from '#writer/writer';

/** An answer that is another one than when the sentences were written that rest on it. */
export interface ChangedAnswer {
  answer: AnswerId;
  before: string;
  now: string;
  sentences: string[];
}

/** A sentence that says the opposite of an answer. */
export interface Contradicted {
  sentence: string;
  answer: AnswerId;
  /** The answer. */
  now: string;
}

type Text = Prose & { told: readonly StoredTold[] | null };

/** What of a written text rests on which answers, with these answers, to be kept beside it. */
export const storeTold = (
  { told, writtenBy }: Pick<WrittenProse, 'told' | 'writtenBy'>,
  answers: PetAnswers,
  fields: readonly (keyof Prose)[] = PROSE_FIELDS,
): StoredTold[] => {
  const now = readAnswerTexts(answers);
  return fields.flatMap((field) =>
    told[field].map(({ text, cites }) => ({ text, on: pick(now, cites), field, by: writtenBy })),
  );
};

/** The answers that changed under the text as it stands. Sentences that the owner wrote rest on none. */
export const findChangedAnswers = (text: Text, answers: PetAnswers): ChangedAnswer[] => {
  const now = readAnswerTexts(answers);
  const changed = new Map<AnswerId, ChangedAnswer>();
  for (const sentence of sentencesOf(text)) {
    for (const [answer, before] of idsIn(findTold(text, sentence)?.on ?? {})) {
      if (before === now[answer]) continue;
      const known = changed.get(answer) ?? { answer, before, now: now[answer] ?? '', sentences: [] };
      changed.set(answer, { ...known, sentences: [...known.sentences, sentence] });
    }
  }
  return ANSWER_IDS.flatMap((answer) => changed.get(answer) ?? []);
};

/** Sentences that say the opposite of an answer, but for those that were written from that very answer, or kept with it. */
export const findContradicted = (text: Text, answers: PetAnswers): Contradicted[] => {
  const now = readAnswerTexts(answers);
  const facts = writerFacts(answers);
  return findContradictions(PROSE_FIELDS.map((field) => text[field]).join('\n'), facts)
    .map(({ sentence, answer }) => ({ sentence, answer, now: now[answer] ?? '' }))
    .filter(({ sentence, answer }) => findTold(text, sentence)?.on[answer] !== now[answer]);
};

/** A sentence of a text, the answers it rests on, and those that it contradicts. */
export interface SourcedSentence {
  field: keyof Prose;
  text: string;
  /** Null where its owner wrote it. */
  restsOn: AnswerId[] | null;
  contradicts: Omit<Contradicted, 'sentence'>[];
}

/** Every sentence of a text as it stands; one that a field says twice once. */
export const listSentences = (text: Text, answers: PetAnswers): SourcedSentence[] => {
  const contradicted = findContradicted(text, answers);
  return PROSE_FIELDS.flatMap((field) =>
    [...new Set(splitSentences(text[field]))].map((sentence) => {
      const told = findTold(text, sentence);
      return {
        field,
        text: sentence,
        restsOn: told ? idsIn(told.on).map(([answer]) => answer) : null,
        contradicts: contradicted
          .filter((each) => each.sentence === sentence)
          .map(({ answer, now }) => ({ answer, now })),
      };
    }),
  );
};

/** What is to be stored where the owner keeps the text as it stands, with the answers as they are. */
export const keepTold = (text: Text, answers: PetAnswers): StoredTold[] => {
  const now = readAnswerTexts(answers);
  const contradicted = findContradicted(text, answers);
  return sentencesOf(text).flatMap((sentence) => {
    const told = findTold(text, sentence);
    const against = contradicted.filter((each) => each.sentence === sentence).map(({ answer }) => answer);
    if (!told && against.length === 0) return [];
    const cites = [...idsIn(told?.on ?? {}).map(([answer]) => answer), ...against];
    return [{ ...told, text: sentence, on: pick(now, cites) }];
  });
};

/** What the text as it stands rests on, without what was written for these fields and not taken. */
export const pickUsed = (text: Text, fields: readonly (keyof Prose)[] = PROSE_FIELDS): StoredTold[] => {
  const used = new Set(sentencesOf(text).map((sentence) => findTold(text, sentence)));
  const isOfOthers = ({ field }: StoredTold) => field !== undefined && !fields.includes(field);
  return text.told?.filter((told) => used.has(told) || isOfOthers(told)) ?? [];
};

/** Who wrote the sentences of a text that its owner did not write: a model where it wrote one of them; null where it is not known. */
export const findWriter = (text: Text): string | null => {
  const writers = pickUsed(text).flatMap(({ by }) => by ?? []);
  return writers.find((by) => by !== BUILT_IN) ?? writers[0] ?? null;
};

const sentencesOf = (prose: Prose): string[] => PROSE_FIELDS.flatMap((field) => splitSentences(prose[field]));

/** A sentence that was cut at the end of its field ends in three dots. */
const findTold = ({ told }: Text, sentence: string): StoredTold | undefined =>
  told?.findLast(({ text }) => text.includes(sentence.replace(/…$/u, '')));

const idsIn = (on: AnswerTexts): [AnswerId, string][] =>
  ANSWER_IDS.flatMap((id): [AnswerId, string][] => (on[id] === undefined ? [] : [[id, on[id]]]));

const pick = (texts: AnswerTexts, ids: readonly AnswerId[]): AnswerTexts =>
  Object.fromEntries(ids.map((id) => [id, texts[id] ?? '']));

const readAnswerTexts = ({ step1, step2, step3, owner, step5 }: PetAnswers): AnswerTexts => {
  const all: Record<string, unknown> = { ...owner, ...step1, ...step2, ...step3, ...step5 };
  return Object.fromEntries(ANSWER_IDS.map((id) => [id, textOf(all[id])]));
};

const textOf = (answer: unknown): string => {
  if (Array.isArray(answer)) return answer.join(', ');
  if (typeof answer === 'boolean') return answer ? 'Yes' : '';
  return typeof answer === 'string' ? answer : '';
};
