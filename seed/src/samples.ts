import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { BUILT_IN, type Prose } from '@pawsume/contract/resumes';
import { type PetFixture, pets } from '@pawsume/fixtures/pets';
import type { StoredTold } from '@pawsume/server/db/types';
import { storeTold } from '@pawsume/server/features/resumes/told';
import { writeCited } from '@pawsume/server/writer/built-in/write';
import { writerFacts } from '@pawsume/server/writer/facts';
import type { Person } from './people.ts';

/** A fixture's answers with a text that the built-in writer wrote of them, for other names. */
export interface Sample {
  answers: Pick<PetAnswers, 'step1' | 'step2' | 'step3' | 'step5'>;
  prose: Prose;
  told: StoredTold[];
}

/** Names of which nothing in our texts is a part. The writer takes them as anybody's. */
const PET = 'Quizzaxo';
const GIVEN = 'Vexabel';
const OWNER = `${GIVEN} Jorruq`;
/** Words of a pet's whole name that the texts about it do not call it by. */
const TITLES = new Set(['Sir', 'Señor', 'von']);

const written = new Map<string, string>();

/** What one of the fixtures says, told of this pet and its owner: written once for each profession. */
export const sampleFor = (pet: { fixture: PetFixture; name: string }, owner: Person): Sample => {
  const key = `${pet.fixture.key} ${owner.profession}`;
  const text = written.get(key) ?? JSON.stringify(write(pet.fixture, owner.profession));
  written.set(key, text);
  const [given = owner.name] = owner.name.split(' ');
  return JSON.parse(
    text.replaceAll(PET, inJson(pet.name)).replaceAll(OWNER, inJson(owner.name)).replaceAll(GIVEN, inJson(given)),
  );
};

export const FIXTURES: readonly PetFixture[] = pets;

const write = (fixture: PetFixture, profession: string): Sample => {
  const { owner: _theirs, ...answers } = renamed(fixture);
  const owner = { ...fixture.answers.owner, ...NOBODY, full_name: OWNER, profession };
  const all = { ...answers, owner };
  const { prose, told } = writeCited(writerFacts(all));
  return { answers, prose, told: storeTold({ told, writtenBy: BUILT_IN }, all) };
};

/** What a profile does not say. */
const NOBODY = { age: '', street: '', city: '', state: '', country: '', zip: '', phone: '', email: '', bio: '' };

const renamed = ({ answers }: PetFixture): PetAnswers => {
  const name = answers.step1.pet_name;
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !TITLES.has(word));
  const called = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');
  const step1 = { ...answers.step1, pet_name: PET };
  return JSON.parse(JSON.stringify({ ...answers, step1 }).replaceAll(called, PET));
};

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
