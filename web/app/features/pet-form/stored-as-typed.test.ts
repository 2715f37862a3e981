import { step2, step2Input } from '@pawsume/contract/pet-steps/step2';
import { step4Input } from '@pawsume/contract/pet-steps/step4';
import { step5, step5Input } from '@pawsume/contract/pet-steps/step5';
import { pets } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { ownerDraft } from '~/api/owner-draft.ts';

// The forms of these steps hold what is stored as it is: no conversion stands between.
test.each(pets)('steps 2, 4 and 5 of $key are sent as they were loaded or typed', ({ answers }) => {
  expect(step2Input.parse(answers.step2)).toEqual(answers.step2);
  expect(step4Input.parse(answers.owner)).toEqual(answers.owner);
  expect(step5Input.parse(answers.step5)).toEqual(answers.step5);
});

test.each(pets)('steps 2, 4 and 5 of $key come back from a draft as they were', ({ answers }) => {
  const draftOf = (values: unknown) => JSON.parse(JSON.stringify(values));
  expect(step2.parse(draftOf(answers.step2))).toEqual(answers.step2);
  expect(ownerDraft.parse(draftOf(answers.owner))).toEqual(answers.owner);
  expect(step5.parse(draftOf(answers.step5))).toEqual(answers.step5);
});
