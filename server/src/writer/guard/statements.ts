import { mapStrings } from '@pawsume/contract/map-strings';
import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { propose } from '../propositions.ts';
import { capital } from '../text/mend.ts';
import { splitWords, stem } from '../text/words.ts';
import { type Counted, findNumbers } from './numbers.ts';

/** One sentence of what an answer says. */
export interface Statement {
  answer: AnswerId;
  text: string;
  /** Of its words, without their endings. */
  stems: readonly string[];
  numbers: readonly Counted[];
}

/** Statements of the answers, to check the sentences of a model against. */
export interface Evidence {
  /** By the answer that says them; unanswered questions have none. */
  statements: ReadonlyMap<AnswerId, readonly Statement[]>;
  facts: WriterFacts;
  /** Returns words with the pet's name as a name that is no word: "Hero" and "Lucky" say nothing. */
  neutral(words: string): string;
  /** True if each sentence of these words is in one of these answers, word for word. */
  quotes(words: string, answers: readonly AnswerId[]): boolean;
}

/** Answers that name pet and owner. Every sentence may use their words. */
export const NAMING_ANSWERS: readonly AnswerId[] = ['pet_name', 'pet_type', 'breed', 'gender', 'full_name'];

/** Answers in the owner's own sentences. */
const OWN_SENTENCES: ReadonlySet<AnswerId> = new Set([
  'description',
  'training_description',
  'health_description',
  'medical_conditions',
  'rental_experience',
  'rental_issue_details',
  'adoption_details',
  'travel_history',
  'travel_stress_details',
  'travel_ban_details',
  'bio',
  'owner_bond',
  'daycare_details',
  'daycare_experience',
  'grooming_details',
  'noise',
  'feeding',
  'medicines',
  'fears',
  'enclosure',
  'climate',
  'hours_alone',
  'rehoming_reason',
  'ideal_home',
  'routine',
]);

/** True for a statement in the owner's own sentences; false for a choice, a number or a name. */
const isInOwnSentences = ({ answer }: Pick<Statement, 'answer'>): boolean => OWN_SENTENCES.has(answer);

const NO_WORD = 'Petname';

/** Replaces each word of the pet's name, as typed or with a capital. */
const hidePetName = ({ pet }: WriterFacts): Evidence['neutral'] => {
  const words = pet.name
    .split(/[^\p{L}\p{M}\p{N}’'-]+/u)
    .filter((word) => word !== '' && !/^(?:and|the|of)$/iu.test(word));
  if (words.length === 0) return (text) => text;
  const written = words.flatMap((word) => [RegExp.escape(word), RegExp.escape(capital(word))]);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${written.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replaceAll(pattern, NO_WORD);
};

/** Turns the answers into statements, once for all sentences of a text. */
export const gatherEvidence = (typed: WriterFacts): Evidence => {
  const neutral = hidePetName(typed);
  const facts = mapStrings(typed, neutral);
  const statements = new Map(
    [...propose(facts)].map(([answer, texts]) => [answer, texts.flatMap((text) => read(answer, text))] as const),
  );
  return {
    statements,
    facts,
    neutral,
    quotes: (words, answers) => {
      const own = answers.flatMap((answer) => statements.get(answer) ?? []).filter(isInOwnSentences);
      const quoted = splitSentences(words)
        .map(spaced)
        .filter((sentence) => sentence.trim() !== '');
      return quoted.length > 0 && quoted.every((sentence) => own.some(({ text }) => holdsQuote(text, sentence)));
    },
  };
};

const NEGATION = / (?:no|not|never|none|neither|nor|without|nothing|cannot|nobody) /u;

/** True if a sentence has these words in sequence, and no denial before them. */
const holdsQuote = (text: string, words: string): boolean => {
  const whole = spaced(text);
  const start = whole.indexOf(words);
  return start >= 0 && !NEGATION.test(whole.slice(0, start + 1));
};

const spaced = (text: string): string => ` ${splitWords(text.replaceAll(/n['’]t\b/gu, ' not')).join(' ')} `;

const read = (answer: AnswerId, text: string): Statement[] =>
  splitSentences(text).map((sentence) => ({
    answer,
    text: sentence,
    stems: splitWords(sentence).map(stem),
    numbers: findNumbers(sentence),
  }));
