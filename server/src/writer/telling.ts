import { BUILT_IN, PROSE_FIELDS, type Prose, type WritingEvent, type WritingStage } from '@pawsume/contract/resumes';
import { joined } from './built-in/passage.ts';
import { type CitedProse, writeCited } from './built-in/write.ts';
import type { WriterFacts } from './facts.ts';

/** Reports the progress of a text while it is written. */
export interface Telling {
  /** Reports that a stage begins. */
  stage(stage: WritingStage): void;
  /** Reports the final text, sentence by sentence. */
  whole(written: CitedProse): void;
}

/**
 * Opens the progress reports of one text.
 * @param tell receives each event.
 */
export const openTelling = (tell: (event: WritingEvent) => void = () => undefined): Telling => {
  let stage: WritingStage | null = null;
  return {
    stage(next) {
      if (next !== stage) tell({ event: 'stage', stage: next });
      stage = next;
    },
    whole(written) {
      for (const sentence of sentencesOf(written)) tell({ event: 'sentence', ...sentence });
    },
  };
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
const sentencesOf = ({ prose, told }: CitedProse): { field: keyof Prose; text: string }[] =>
  PROSE_FIELDS.flatMap((field) => {
    const texts =
      joined(told[field]) === inOneLine(prose[field]) ? told[field].map(({ text }) => text) : [prose[field]];
    return texts.filter((text) => text !== '').map((text) => ({ field, text }));
  });
