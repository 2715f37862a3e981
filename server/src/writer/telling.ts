import { BUILT_IN, PROSE_FIELDS, type Prose, type WritingEvent, type WritingStage } from '@pawsume/contract/resumes';
import { joined } from './built-in/passage.ts';
import { type CitedProse, writeCited } from './built-in/write.ts';
import type { WriterFacts } from './facts.ts';

interface Sentence {
  field: keyof Prose;
  text: string;
}

/** Tells of a text while it is written. */
export interface Telling {
  /** This work begins now. */
  stage(stage: WritingStage): void;
  /** Tells a part that may stand as the next of its field. */
  sentence(field: keyof Prose, text: string): void;
  /** What was told before does not stand. */
  anew(): void;
  /** Tells the text as it stands in the end, unless just that was told. */
  whole(written: CitedProse): void;
}

/**
 * Opens the telling of one text.
 * @param tell receives each event; nobody does if left out.
 */
export const openTelling = (tell: (event: WritingEvent) => void = () => undefined): Telling => {
  let stage: WritingStage | null = null;
  let told: Sentence[] = [];
  const telling: Telling = {
    stage(next) {
      if (next !== stage) tell({ event: 'stage', stage: next });
      stage = next;
    },
    sentence(field, text) {
      told.push({ field, text });
      tell({ event: 'sentence', field, text });
    },
    anew() {
      if (told.length > 0) tell({ event: 'anew' });
      told = [];
    },
    whole(written) {
      const textOf = (field: keyof Prose): string =>
        told.flatMap((sentence) => (sentence.field === field ? [sentence.text] : [])).join(' ');
      if (PROSE_FIELDS.every((field) => textOf(field) === written.prose[field])) return;
      telling.anew();
      for (const { field, text } of sentencesOf(written)) telling.sentence(field, text);
    },
  };
  return telling;
};

/** Lets the built-in writer write, and tells its text. */
export const tellBuiltIn = (facts: WriterFacts, telling: Telling): CitedProse & { writtenBy: typeof BUILT_IN } => {
  telling.stage('writing');
  const written = writeCited(facts);
  telling.whole(written);
  return { ...written, writtenBy: BUILT_IN };
};

/** In the parts it is made of; a field that is not just their sum is one part. */
const sentencesOf = ({ prose, told }: CitedProse): Sentence[] =>
  PROSE_FIELDS.flatMap((field) => {
    const texts = joined(told[field]) === prose[field] ? told[field].map(({ text }) => text) : [prose[field]];
    return texts.filter((text) => text !== '').map((text) => ({ field, text }));
  });
