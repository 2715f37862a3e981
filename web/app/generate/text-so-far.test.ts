import type { WritingEvent } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { follow, nothingYet } from './text-so-far.ts';

const stage = (name: 'writing' | 'saving') => ({ event: 'stage', stage: name }) as const;
const sentence = (text: string) => ({ event: 'sentence', field: 'rewritten_pet_description', text }) as const;
const after = (...events: WritingEvent[]) => events.reduce(follow, nothingYet);

test('sentences are added as they come, under the stage that goes on', () => {
  expect(after(stage('writing'), sentence('He naps.'), sentence('He eats.'), stage('saving'))).toEqual({
    stage: 'saving',
    sentences: [
      { field: 'rewritten_pet_description', text: 'He naps.' },
      { field: 'rewritten_pet_description', text: 'He eats.' },
    ],
  });
});
