import { expect, it } from 'vitest';
import { readAnswers } from '#answers/known-answers';
import { collectWarnings } from '#answers/warnings';
import { composePage } from '#press/compose';
import { fc } from '../harness/fast-check.ts';
import { asOf, prose, saidIn } from '../press/pages.ts';
import { answersWith } from '../writer/blank-answers.ts';

const warningsIn = (description: string) => collectWarnings(readAnswers(answersWith({ step1: { description } })));

it.each([
  'She bit a guest once.',
  'He bites when his ears are touched.',
  'Pip growls at the vet.',
  'He snapped at the letter carrier.',
  'He escapes through the hedge.',
  'She is deaf.',
  'He is allergic to chicken.',
  'Thunder scares her.',
  'He chewed the baseboard.',
  'There is still an accident now and then.',
  'LOUD at sunrise.',
  'He is not good with small children.',
  'She cannot be left for long.',
  'He is heartworm positive.',
  'She limps after long walks.',
  'Had surgery on both knees.',
  'He guards his bowl.',
  'Best as the only pet.',
  'No cats please.',
  'Not recommended for homes with toddlers.',
  'Needs an experienced handler.',
  'She hides from men.',
])('is a warning: %s', (sentence) => {
  expect(warningsIn(`She naps. ${sentence} She purrs.`)).toEqual([sentence]);
});

it('keeps what follows from a warning behind it', () => {
  const told = 'He is timid. Hence he snapped at a child.';
  expect(warningsIn(`She naps. ${told}`)).toEqual([told]);
});

it('tells a fear that was with what became of it', () => {
  const told = 'At first she was terrified. But now she comes when called.';
  expect(warningsIn(`She naps. ${told}`)).toEqual([told]);
});

it('tells of another being only with the sentence that names it', () => {
  expect(warningsIn('Max was my old dog. He destroyed two sofas. Pip naps.')).toEqual([
    'Max was my old dog. He destroyed two sofas.',
  ]);
  expect(warningsIn('Max was my old dog. He destroyed two sofas. He barked at the bell.')).toEqual([
    'Max was my old dog. He destroyed two sofas. He barked at the bell.',
  ]);
  expect(warningsIn('Our rescue partners cared for him. He must be the only dog.')).toEqual([
    'He must be the only dog.',
  ]);
  expect(warningsIn('Both cats are white. They must be adopted together.')).toEqual(['They must be adopted together.']);
  expect(warningsIn('Chew toys and bones are good, too. He takes medication for life.')).toEqual([
    'He takes medication for life.',
  ]);
  expect(warningsIn('Pip naps. He bit a guest.')).toEqual(['He bit a guest.']);
});

it.each([
  'He is a bit shy.',
  'She ate every bit of it.',
  'He has never bitten anyone.',
  'No accidents since she came.',
  'She does not bark.',
  'The filter hums about as loud as a fridge.',
  'A chew toy helps.',
  'Trained by positive reinforcement.',
])('is none: %s', (sentence) => {
  expect(warningsIn(sentence)).toEqual([]);
});

it('comes before milder ones, from whichever answer', () => {
  const known = readAnswers(
    answersWith({
      step1: { description: 'She barks at the bell.' },
      step5: { owner_bond: 'She bit me once.' },
    }),
  );
  expect(collectWarnings(known)).toEqual(['She bit me once.', 'She barks at the bell.']);
});

it('stands on the page, however late in a long text and whatever the prose says', () => {
  const filler = fc.array(fc.constantFrom('She naps all day.', 'He likes the sofa.', 'They eat at eight.'), {
    maxLength: 90,
  });
  fc.assert(
    fc.property(filler, filler, (before, after) => {
      const description = [...before, 'She bit a guest in May.', ...after].join(' ');
      const page = composePage(answersWith({ step1: { description } }), prose, asOf);
      expect(saidIn(page, 'Good to know')).toEqual(['Behaviour: She bit a guest in May.']);
    }),
    { numRuns: 50 },
  );
});

it('is a condition that is described, though its box was not ticked', () => {
  const given = answersWith({ step2: { has_medical_conditions: false, medical_conditions: 'Asthma since 2024.' } });
  expect(saidIn(composePage(given, prose, asOf), 'Good to know')).toEqual(['Medical conditions: Asthma since 2024.']);
  for (const none of ['None', 'no', 'N/A', '']) {
    const said = answersWith({ step2: { has_medical_conditions: false, medical_conditions: none } });
    expect(saidIn(composePage(said, prose, asOf), 'Good to know')).toBeUndefined();
  }
});

it('is told without the numbers of a list', () => {
  expect(warningsIn('Best things about him: 1. Alert 2. Loves chasing squirrels 3. Sings')).toEqual([
    'Loves chasing squirrels',
  ]);
  expect(warningsIn('Please note:- Pip is a special needs cat- Pip naps- Indoor only')).toEqual([
    'Pip is a special needs cat',
  ]);
  expect(warningsIn('Pip is small * Pip is very nervous * Pip naps')).toEqual(['Pip is very nervous']);
  expect(warningsIn('About me:\n-I bark a lot\n-I nap\n*Pip is deaf*')).toEqual(['Pip is deaf', 'I bark a lot']);
  expect(warningsIn('Her ways: (a) very loving (b) bites when petted (c) naps')).toEqual(['bites when petted']);
});

it('is told with what came of it', () => {
  expect(warningsIn('She naps. She had mange. Her vet says she has recovered. She eats.')).toEqual([
    'She had mange. Her vet says she has recovered.',
  ]);
});

it('stands under Health where it is about an illness', () => {
  const description = 'He is deaf, so he needs an experienced owner. He has behavioral issues.';
  const page = composePage(answersWith({ step1: { description } }), prose, asOf);
  expect(saidIn(page, 'Good to know')).toEqual([
    'Behaviour: He has behavioral issues.',
    'Health: He is deaf, so he needs an experienced owner.',
  ]);
});
