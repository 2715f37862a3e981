import {
  answersOf,
  CONFIRMED_LABELS,
  type ConfirmableAnswer,
  type ConfirmationKind,
} from '@pawsume/contract/confirmation-facts';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { type KnownAnswers, readAnswers } from '#answers/known-answers';
import type { PetSteps } from '#features/pets/steps';

/** What an owner says of one thing, as somebody else is asked to confirm it. */
export interface PageLine {
  answer: ConfirmableAnswer;
  label: string;
  page: string;
  /** The choice behind it; empty where it is none. */
  choice: string;
}

type Told = Pick<PageLine, 'page' | 'choice'>;
const words = (page: string): Told => ({ page, choice: '' });
const chosen = (choice: string, page = choice): Told => ({ page: choice === '' ? '' : page, choice });
const joined = (...parts: string[]): string => parts.filter(Boolean).join('. ');

const READ: Record<ConfirmableAnswer, (known: KnownAnswers) => Told> = {
  rental_duration: ({ home }) => words(home.rented === 'Yes' ? home.duration : ''),
  rental_issues: ({ home }) =>
    chosen(home.complaints, home.complaints === 'No' ? 'None reported' : joined('Yes', home.complaintDetails)),
  is_vaccinated: ({ health }) =>
    chosen(
      health.vaccinated,
      health.vaccinated === 'No' ? 'Not vaccinated' : joined('Yes', health.vaccinations, health.vaccineDates),
    ),
  spayed_neutered: ({ health }) => chosen(health.neutered),
  has_medical_conditions: ({ health }) => chosen(health.hasConditions ? 'Yes' : '', joined('Yes', health.conditions)),
  hours_alone: ({ day }) => words(day.hoursAlone),
  good_with_children: ({ company }) => chosen(company.children),
  good_with_dogs: ({ company }) => chosen(company.dogs),
  good_with_cats: ({ company }) => chosen(company.cats),
  training: ({ training }) => words(joined(training.ticked.join(', '), training.notes)),
  noise: ({ home }) => words(home.noise),
  adoption_type: ({ origin }) => words(joined(origin.type, origin.details)),
};

const isConfirmable = (answer: string): answer is ConfirmableAnswer => answer in CONFIRMED_LABELS;

const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** What the owner says of what somebody of this kind can confirm; nothing of what nobody said. */
export const linesFor = (kind: ConfirmationKind, steps: PetSteps): PageLine[] => {
  const known = readAnswers({ ...steps, owner: emptyStep4 });
  return answersOf(kind)
    .filter(isConfirmable)
    .map((answer) => ({ answer, label: CONFIRMED_LABELS[answer], ...READ[answer](known) }))
    .map((line) => ({ ...line, page: oneLine(line.page) }))
    .filter(({ page }) => page !== '');
};

/** Whether two texts say the same, but for capitals and spaces. */
export const isSame = (one: string, other: string): boolean => normal(one) === normal(other);

const normal = (text: string): string => oneLine(text.normalize('NFKC')).toLowerCase();
