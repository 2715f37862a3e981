import { expect, test } from 'vitest';
import {
  NAMELESS,
  step1Questions,
  step2Questions,
  step3Questions,
  step4Questions,
  step5Questions,
} from './questions.ts';
import { step1Labels } from './step1-labels.ts';
import { step2Labels } from './step2-labels.ts';
import { step3Labels } from './step3-labels.ts';
import { step4Labels } from './step4-labels.ts';
import { step5Labels } from './step5-labels.ts';

const steps = [
  { questions: step1Questions, labels: step1Labels },
  { questions: step2Questions, labels: step2Labels },
  { questions: step3Questions, labels: step3Labels },
  { questions: step4Questions, labels: step4Labels },
  { questions: step5Questions, labels: step5Labels },
];

const every = steps.flatMap(({ questions, labels }) =>
  Object.entries(questions).map(([name, question]) => ({ name, question, labels })),
);

test.each(every)('the question of $name stands under a label of its step', ({ name, labels }) => {
  expect(Object.keys(labels)).toContain(name);
});

test.each(every)('the question of $name is a whole sentence, with a name and without', ({ question }) => {
  for (const pet of ['Mochi', NAMELESS]) {
    const asked = question({ pet, kind: 'cat' });
    expect(asked).toMatch(/^\p{Lu}/u);
    expect(asked).not.toContain('undefined');
    expect(asked.length).toBeLessThan(130);
  }
});

test('a question is asked in the name of the pet', () => {
  const { rental_history } = step3Questions;
  expect(rental_history?.({ pet: 'Mochi', kind: 'cat' })).toBe('Has Mochi lived in a rental before?');
  expect(rental_history?.({ pet: NAMELESS, kind: 'cat' })).toBe('Has your pet lived in a rental before?');
});

test('nobody is asked for the leash of a fish, or the clock of a lizard’s walks', () => {
  const { training_description } = step2Questions;
  const { routine } = step5Questions;
  expect(training_description?.({ pet: 'Bo', kind: 'dog' })).toContain('leash');
  expect(training_description?.({ pet: 'Bo', kind: 'fish' })).not.toContain('leash');
  expect(routine?.({ pet: 'Bo', kind: 'reptile' })).not.toContain('Walks');
});
