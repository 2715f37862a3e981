import { BUILT_IN, PROSE_FIELDS, type Prose, type WritingEvent, type WritingStage } from '@pawsume/contract/resumes';
import { joined } from './built-in/passage.ts';
import { type CitedProse, writeCited } from './built-in/write.ts';
import type { WriterFacts } from './facts.ts';

interface Sentence {
  field: keyof Prose;
  text: string;
}

/** Reports the progress of a text while it is written. */
export interface Telling {
  /** Reports that a stage begins. */
  stage(stage: WritingStage): void;
  /** Reports the next part of a field, after its checks. */
  sentence(field: keyof Prose, text: string): void;
  /** Takes back all parts reported so far. */
  anew(): void;
  /** Reports the final text, unless the parts reported so far are the same. */
  whole(written: CitedProse): void;
}

/**
 * Opens the progress reports of one text.
 * @param tell receives each event.
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
      if (PROSE_FIELDS.every((field) => textOf(field) === inOneLine(written.prose[field]))) return;
      telling.anew();
      for (const { field, text } of sentencesOf(written)) telling.sentence(field, text);
    },
  };
  return telling;
};

/** Lets the built-in writer write, and reports its text. */
export const tellBuiltIn = (facts: WriterFacts, telling: Telling): CitedProse & { writtenBy: typeof BUILT_IN } => {
  telling.stage('writing');
  const written = writeCited(facts);
  telling.whole(written);
  return { ...written, writtenBy: BUILT_IN };
};

const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** Lists the parts of each field; a field that is not the sum of its parts is one part. */
const sentencesOf = ({ prose, told }: CitedProse): Sentence[] =>
  PROSE_FIELDS.flatMap((field) => {
    const texts =
      joined(told[field]) === inOneLine(prose[field]) ? told[field].map(({ text }) => text) : [prose[field]];
    return texts.filter((text) => text !== '').map((text) => ({ field, text }));
  });
