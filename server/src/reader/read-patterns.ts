import { IMPORTED_FIELDS } from '@pawsume/contract/pet-import';
import type { Finding } from './finding.ts';
import type { Page } from './page.ts';
import { readAge } from './patterns/age.ts';
import { kindByBreed, readBreed } from './patterns/breed.ts';
import { readChip } from './patterns/chip.ts';
import { readCompany } from './patterns/company.ts';
import { kindByWays, readKind } from './patterns/kind.ts';
import { readLabelled } from './patterns/labelled.ts';
import { readNames } from './patterns/name.ts';
import { readPassages } from './patterns/passages.ts';
import { readSeveral } from './patterns/several.ts';
import { readSex, sexByPronouns } from './patterns/sex.ts';
import { readCharacter, readTraining } from './patterns/traits.ts';
import { readVaccines } from './patterns/vaccines.ts';
import { readWeight } from './patterns/weight.ts';
import { type Reading, readingOf } from './reading.ts';
import { settle } from './settle.ts';
import { splitPets } from './split-pets.ts';

export interface ReadByPatterns {
  found: Finding[];
  /** True if the text is about several pets; then nothing is found for the text as a whole. */
  isSeveral: boolean;
  /** Their names, if the text tells them. */
  several: string[];
  /** Answers from the sentences about each of them alone. */
  pets: { name: string; found: Finding[] }[];
}

/** What a text says for certain, in the order of the form. */
export const readByPatterns = (pages: readonly Page[], today: Date): ReadByPatterns => {
  const reading = readingOf(pages);
  const names = readNames(reading);
  const several = readSeveral(reading, names.all);
  if (!several) {
    return { found: readAnswers(reading, names.findings, today), isSeveral: false, several: [], pets: [] };
  }
  const pets = splitPets(pages, several).map(({ name, pages: own }) => {
    const called = names.findings.filter(({ value }) => value === name);
    return { name, found: readAnswers(readingOf(own), called, today) };
  });
  return { found: [], isSeveral: true, several, pets };
};

const readAnswers = (reading: Reading, names: readonly Finding[], today: Date): Finding[] => {
  const kinds = readKind(reading);
  // "Bearded dragon" names a kind as well as a breed, and "Dutch" may be a name: once is enough.
  const breeds = readBreed(reading).filter((breed) => ![...kinds, ...names].some(({ value }) => value === breed.value));
  const findings = [
    ...names,
    ...breeds,
    ...(kinds.some(({ sure }) => sure > 1) ? kinds : [...kinds, ...kindByBreed(breeds)]),
    ...readAge(reading, today),
    ...[
      readSex,
      readWeight,
      readChip,
      readVaccines,
      readTraining,
      readCompany,
      readCharacter,
      readLabelled,
      readPassages,
    ].flatMap((read) => read(reading)),
  ];
  const isKindTold = findings.some(({ field }) => field === 'pet_type');
  const isSexTold = findings.some(({ field }) => field === 'gender');
  const told = [...(isKindTold ? [] : kindByWays(reading)), ...(isSexTold ? [] : sexByPronouns(reading))];
  return withoutOrphans(settle([...findings, ...told], IMPORTED_FIELDS));
};

/** The form asks which vaccines only of a pet that has some. */
const withoutOrphans = (found: Finding[]): Finding[] => {
  const isVaccinated = found.some(({ field, value }) => field === 'is_vaccinated' && value === 'Yes');
  return isVaccinated ? found : found.filter(({ field }) => field !== 'vaccinations' && field !== 'vaccine_dates');
};
