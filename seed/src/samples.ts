import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { BUILT_IN } from '@pawsume/contract/resumes';
import { type PetFixture, pets } from '@pawsume/fixtures/pets';
import { storeTold } from '@pawsume/server/features/resumes/told';
import { writeCited } from '@pawsume/server/writer/built-in/write';
import { writerFacts } from '@pawsume/server/writer/facts';
import { PROFESSIONS } from './names.ts';

/** Names of which nothing in our texts is a part. The writer takes them as anybody's. */
export const PET = 'Quizzaxo';
export const GIVEN = 'Vexabel';
export const OWNER = `${GIVEN} Jorruq`;
/** Words of a pet's whole name that the texts about it do not call it by. */
const TITLES = new Set(['Sir', 'Señor', 'von']);

/** What a profile does not say. */
const NOBODY = { age: '', street: '', city: '', state: '', country: '', zip: '', phone: '', email: '', bio: '' };

/** Each fixture, for each profession of an owner, with the text that the built-in writer wrote of it. */
export const writeSamples = () => pets.flatMap((pet) => PROFESSIONS.map((profession) => write(pet, profession)));

const write = (fixture: PetFixture, profession: string) => {
  const { owner: _theirs, ...answers } = renamed(fixture);
  const owner = { ...fixture.answers.owner, ...NOBODY, full_name: OWNER, profession };
  const all = { ...answers, owner };
  const { prose, told } = writeCited(writerFacts(all));
  return { ...answers, prose, told: storeTold({ told, writtenBy: BUILT_IN }, all) };
};

const renamed = ({ answers }: PetFixture): PetAnswers => {
  const name = answers.step1.pet_name;
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !TITLES.has(word));
  const called = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu');
  const step1 = { ...answers.step1, pet_name: PET };
  return JSON.parse(JSON.stringify({ ...answers, step1 }).replaceAll(called, PET));
};
