import { expect, it } from 'vitest';
import { readPet } from '#writer/built-in/pet';
import { writerFacts } from '#writer/facts';
import { findNumbers } from '#writer/guard/numbers';
import { mendSentence } from '#writer/text/mend';
import { splitWords, stem } from '#writer/text/words';
import { isFirstPerson } from '#writer/third-person/first-person';
import { type Speaker, speakerOf } from '#writer/third-person/speaker';
import { tellNote } from '#writer/third-person/tell-note';
import { tellSentence } from '#writer/third-person/tell-sentence';
import { fc } from '../harness/fast-check.ts';
import { growthOf, LINEAR } from '../harness/growth.ts';
import { runsAll } from '../harness/runs-all.ts';
import { answersWith } from './blank-answers.ts';

const RUNS = { numRuns: runsAll ? 3000 : 600 };

/** What owners write: enough of it that many sentences come out whole. */
const anyOf = (lines: string) => fc.constantFrom(...lines.split('\n').flatMap((line) => line.trim().split(' | ')));
const starts =
  anyOf(`I walk him | We never leave her | My sister feeds him | I do not smoke | I’ve worked | He follows me | She waits
  Loves socks | Chewed the door | Quiet at night | Found in 2019 | I pay $240 | Our vet says | Great with kids
  Heart murmur | I’m home | I can’t go | Will not bite | They took us | Barks at nobody | No medication | I put it
  2021: scratched the floor | Vet checked | I’d gone out | Replaced it myself | Bring a towel | Me and him | WE ARE`);
const middles =
  anyOf(`twice a day | when I am away | and keep a key | with my 2 brothers | for 12.5 kg | because of us | or never at all
  and he sleeps | , I have no car | and do not complain | to walk and rest | under my desk | but my back hurts | not 3 weeks
  which our landlord likes | since we moved | ; I wear the key | and love it | , no smell | : it is mine | together | “my boy”`);
const sentences = fc
  .tuple(starts, fc.array(middles, { maxLength: 3 }), fc.constantFrom('.', '!', '?', ''))
  .map(([start, rest, end]) => mendSentence([start, ...rest].join(' ').replaceAll(/ (?=[,;:])/gu, '') + end));
const speakers: fc.Arbitrary<Speaker> = fc
  .tuple(fc.constantFrom('female', 'male', ''), fc.constantFrom('Ana Ruiz', '', 'Paws Shelter'))
  .map(([gender, name]) =>
    speakerOf(readPet(writerFacts(answersWith({ step1: { gender }, owner: { full_name: name } })))),
  );

/** Words by which one person becomes another, and what a subject that was left out needs. */
const TURNED = new Set(
  `i me my we us our myself her his their owner the shelter pip he she they is are was were has have had ve do does don doesn am in it and
  with will`.split(/\s+/u),
);
const saidBy = (text: string): string[] =>
  splitWords(text)
    .filter((word) => !TURNED.has(word))
    .map(stem)
    .filter((word) => !TURNED.has(word));
const denialsIn = (text: string): number => text.match(/\b(?:not|no|never|nobody|cannot)\b|n[’']t\b/giu)?.length ?? 0;

const tellings = (check: (typed: string, told: string, speaker: Speaker) => void) =>
  fc.assert(
    fc.property(sentences, speakers, (typed, speaker) => {
      const told = tellSentence(typed, speaker);
      if (told !== null) check(typed, told, speaker);
      const note = tellNote(typed, speaker);
      if (note !== null) check(typed, `${note}.`, speaker);
    }),
    RUNS,
  );

it('whatever is told says the same words in the same order, and none besides', () => {
  tellings((typed, told) => {
    expect(saidBy(told)).toEqual(saidBy(typed));
  });
});

it('whatever is told denies what was denied, and nothing more', () => {
  tellings((typed, told) => {
    expect(denialsIn(told)).toBe(denialsIn(typed));
  });
});

it('whatever is told keeps its numbers and their units', () => {
  tellings((typed, told) => {
    expect(findNumbers(told)).toEqual(findNumbers(typed));
  });
});

it('whatever is told speaks of nobody as "I", and is told the same once more', () => {
  fc.assert(
    fc.property(sentences, speakers, (typed, speaker) => {
      const told = tellSentence(typed, speaker);
      if (told === null) return;
      expect(isFirstPerson(told)).toBe(false);
      expect(tellSentence(told, speaker)).toBe(told);
    }),
    RUNS,
  );
});

it('enough of it is told for that to say something', () => {
  const some = fc.sample(fc.tuple(sentences, speakers), { numRuns: 1000, seed: 1 });
  expect(some.filter(([typed, speaker]) => tellSentence(typed, speaker) !== null).length).toBeGreaterThan(250);
});

it('whatever is typed, it is told without a fault and in linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), speakers, (typed, speaker) => {
      for (const told of [tellSentence(mendSentence(typed), speaker), tellNote(mendSentence(typed), speaker)]) {
        expect(told ?? '').not.toMatch(/[<>{}[\]]/u);
      }
    }),
    RUNS,
  );
  const [speaker] = fc.sample(speakers, { numRuns: 1, seed: 1 });
  for (const piece of ['I walk him and ', 'my ', 'a, ', 'x', 'no way, ', '‘', '2021: ', 'Loves ', ';', '我']) {
    const tell = (text: string) => speaker && tellSentence(`${text}.`, speaker);
    expect(
      growthOf(tell, (length) => piece.repeat(length / piece.length), 1_000_000),
      piece,
    ).toBeLessThan(LINEAR);
  }
});
