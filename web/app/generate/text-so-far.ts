import type { Prose, WritingEvent, WritingStage } from '@pawsume/contract/resumes';

/** A text while it is written. */
export interface TextSoFar {
  stage: WritingStage;
  sentences: readonly { field: keyof Prose; text: string }[];
}

export const nothingYet: TextSoFar = { stage: 'reading', sentences: [] };

/** The text after what was told of it. */
export const follow = (text: TextSoFar, event: WritingEvent): TextSoFar => {
  switch (event.event) {
    case 'stage':
      return { ...text, stage: event.stage };
    case 'sentence':
      return { ...text, sentences: [...text.sentences, { field: event.field, text: event.text }] };
  }
};
