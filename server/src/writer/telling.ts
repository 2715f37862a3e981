import { PROSE_FIELDS, type Prose, type WritingEvent, type WritingStage } from '@pawsume/contract/resumes';
import { joined } from './built-in/passage.ts';
import type { CitedProse } from './built-in/write.ts';

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
      const isTold = PROSE_FIELDS.every((field) => joinedOf(told, field) === inOneLine(written.prose[field]));
      if (isTold) return;
      telling.anew();
      for (const { field, text } of sentencesOf(written)) telling.sentence(field, text);
    },
  };
  return telling;
};

const joinedOf = (told: readonly Sentence[], field: keyof Prose): string =>
  told
    .filter((sentence) => sentence.field === field)
    .map(({ text }) => text)
    .join(' ');

const inOneLine = (text: string): string => text.replaceAll('\n', ' ');

/** In the parts it is made of; a field that is not just their sum is one part. */
const sentencesOf = ({ prose, told }: CitedProse): Sentence[] =>
  PROSE_FIELDS.flatMap((field) => {
    const texts =
      joined(told[field]) === inOneLine(prose[field]) ? told[field].map(({ text }) => text) : [prose[field]];
    return texts.filter((text) => text !== '').map((text) => ({ field, text }));
  });
