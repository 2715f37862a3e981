import type { Purpose } from '@pawsume/contract/page-settings';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, it } from 'vitest';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';

const written = (key: string, purpose: Purpose) => writeBuiltIn(writerFacts(petByKey(key).answers, purpose));

it('the one line tells an airline of journeys first, and everybody else what its owner says of it', () => {
  const lineFor = (purpose: Purpose) => written('gizmo', purpose).one_liner_description;
  expect(lineFor('Travel')).toMatch(/, who has travelled by car and boat\b/);
  for (const purpose of ['Renting', 'Rehoming', 'Sitter', 'Just because'] as const)
    expect(lineFor(purpose)).toMatch(/, who lives in a 40 gallon glass terrarium\b/);
});

it('who reads at a counter gets a short story of both, who rents or adopts a long one', () => {
  const lengths = (purpose: Purpose) => {
    const { rewritten_pet_description: pet, rewritten_owner_description: owner } = written('biscuit', purpose);
    return { pet: pet.length, owner: owner.length };
  };
  const short = lengths('Travel');
  for (const purpose of ['Renting', 'Rehoming'] as const) {
    const long = lengths(purpose);
    expect(short.pet).toBeLessThan(long.pet * 0.6);
    expect(short.owner).toBeLessThan(long.owner * 0.8);
  }
});
