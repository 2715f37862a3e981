import { DEFAULT_PAGE, type Purpose } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { emptyStep5 } from '@pawsume/contract/pet-steps/step5';
import type { Prose } from '@pawsume/contract/resumes';
import { composePage } from '#press/compose';
import type { LeftOut } from '#press/losses';
import type { ResumePage } from '#press/page';

export const asOf = new Date('2026-11-20T10:00:00Z');

export const prose: Prose = {
  one_liner_description: 'Keeps the calmest corner of the room.',
  rewritten_pet_description: 'Likes mornings, knows the doorbell and sleeps through the afternoon.',
  rewritten_owner_description: 'Works from home three days a week.',
};

/** Only what the form insists on. */
export const sparse: PetAnswers = {
  step1: { ...emptyStep1, pet_name: 'Bo', pet_type: 'Hamster', pet_age: '1 year' },
  step2: emptyStep2,
  step3: emptyStep3,
  owner: emptyStep4,
  step5: emptyStep5,
};

type Some = { [Step in keyof PetAnswers]?: Partial<PetAnswers[Step]> };

/** The sparse answers with some more on top. */
export const answersWith = (some: Some): PetAnswers => ({
  step1: { ...sparse.step1, ...some.step1 },
  step2: { ...sparse.step2, ...some.step2 },
  step3: { ...sparse.step3, ...some.step3 },
  owner: { ...sparse.owner, ...some.owner },
  step5: { ...sparse.step5, ...some.step5 },
});

export const pageWith = (some: Some, written: Partial<Prose> = {}, purpose: Purpose = 'Renting'): ResumePage =>
  composePage(answersWith(some), { ...prose, ...written }, asOf, { ...DEFAULT_PAGE, purpose });

export const named = (pet_name: string): ResumePage => pageWith({ step1: { pet_name } });

/** Every word of a page, in reading order. */
export const wordsOf = (page: ResumePage): string =>
  JSON.stringify([page.facts, page.chips, page.sections, page.contact]);

/** What a section says, as `label: text` lines. */
export const saidIn = (page: ResumePage, title: string): string[] | undefined =>
  page.sections
    .find((section) => section.title === title)
    ?.entries.map((entry) => {
      if (entry.kind === 'reference') return [entry.role, entry.name, entry.contact].filter(Boolean).join(' · ');
      return entry.kind === 'fact' ? `${entry.label}: ${entry.text}` : entry.text;
    });

/** What was left out of a page, by its names there. */
export const namesOf = (trimmed: readonly LeftOut[]): string[] => trimmed.map(({ name }) => name);
