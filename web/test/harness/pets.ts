import type { AnswerOf } from '@pawsume/contract/call';
import { listConfirmations } from '@pawsume/contract/confirmations';
import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import { DEFAULT_PAGE, PURPOSES } from '@pawsume/contract/page-settings';
import {
  getMyPet,
  getPetProgress,
  getStep1,
  getStep2,
  getStep3,
  getStep5,
  listMyPets,
  type SavedStep,
} from '@pawsume/contract/pets';
import { listProofs } from '@pawsume/contract/proofs';
import {
  checkProse,
  getProse,
  listVersions,
  previewProse,
  rewriteResume,
  type TextVersion,
} from '@pawsume/contract/resume-text';
import {
  type DrawnPage,
  getResume,
  listLeftOut,
  listMyResumes,
  listResumes,
  type Prose,
  previewResume,
} from '@pawsume/contract/resumes';
import { listLinks } from '@pawsume/contract/sharing';
import type { PetFixture } from '@pawsume/fixtures/pets';
import pageUrl from '~/features/landing/pictures/biscuit.webp';
import { type Answers, answer, drawn } from './fake-server.ts';

const portraits = import.meta.glob<string>('../../../fixtures/src/photos/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const DAY = '2026-11-20T10:00:00Z';

const at = (x: number, y: number) => ({ x, y, width: 0.6, height: 0.03 });
export const samplePage: DrawnPage = {
  sheet: { width: 210, height: 297 },
  words: [{ text: 'Biscuit', heading: 1 }, { text: 'A calm dog.' }, { text: 'About your pet', heading: 2 }],
  places: [
    { name: 'Pet Name', answer: 'pet_name', step: 1, ...at(0.3, 0.05) },
    { name: 'One-liner', field: 'one_liner_description', ...at(0.3, 0.1) },
    { name: 'About Biscuit', field: 'rewritten_pet_description', ...at(0.1, 0.3) },
    { name: 'Complaints or damage', answer: 'rental_issue_details', step: 3, ...at(0.1, 0.5) },
  ],
  photo: { x: 0.08, y: 0.04, width: 0.15, height: 0.1, round: true },
};
/** A picture. */
export const photo = await (await fetch(pageUrl)).blob();
const pageDrawn = drawn(samplePage, photo);

/** The page while a pet is described. */
export const drafts: Answers = [drawVisitorPage, drawNewPetPage, drawPetPage].map((call) => answer(call, pageDrawn));

export const prose: Prose = {
  one_liner_description: 'A friendly, calm Labrador who sleeps through the working day and walks on a loose leash.',
  rewritten_pet_description:
    'He has lived in a rented home for two years, and his owner reports no complaints or damage.',
  rewritten_owner_description: 'Sam looks after him.',
};

/** The text as it was written first. */
export const textNow: TextVersion = {
  ...{ ...prose, version: 0, cause: 'generated', written_by: 'built-in', created_at: DAY },
};
/** The answer to a wish for another text. */
export const rewritten = answer(rewriteResume, {
  before: prose,
  after: { ...prose, rewritten_pet_description: 'In his first month he chewed through the bathroom door.' },
  ...{ written_by: 'built-in', model_failed: false, version: 0 },
});
export const complaints = { answer: 'rental_issues', step: 3, now: 'Yes' } as const;

export const resume: AnswerOf<typeof getResume> = {
  ...{ id: 1, pet_id: 1, pet_name: 'Biscuit', created_at: DAY, status: 'Unpaid', is_paid: false },
  ...{ downloaded_at: null, page: DEFAULT_PAGE, version: 0 },
  missing_answers: [{ answer: 'hours_alone', step: 3 }],
};

const picture = ({ photo }: PetFixture) =>
  photo ? (portraits[`../../../fixtures/src/photos/${photo}.svg`] ?? null) : null;

/** The answers about pets and their résumés. The id of both is the pet's place in the list, from 1. */
export function petsOf(pets: readonly PetFixture[], more: { paid?: number; downloaded?: number } = {}): Answers {
  const all = pets.map((pet, at) => ({
    ...pet,
    id: at + 1,
    pet_name: pet.answers.step1.pet_name,
    picture: picture(pet),
  }));
  const petAt = (params: Record<string, string>) => {
    const found = all[Number(params.pet_id ?? params.id) - 1];
    if (!found) throw new Error('There is no such pet.');
    return found;
  };
  const resumes = all.map(({ id, pet_name, picture }) => ({
    ...{ id, resume_id: id, pet_id: id, pet_name, picture, created_at: DAY },
    status: id === more.paid ? 'Paid' : 'Unpaid',
  }));
  return [
    ...drafts,
    answer(
      listMyPets,
      all.map(({ id, pet_name, picture }) => ({ pet_id: id, pet_name, picture })),
    ),
    answer(getMyPet, ({ params }) => {
      const { id, answers, profile, picture } = petAt(params);
      return { ...answers.step1, pet_id: id, picture, owner: profile };
    }),
    answer(getStep1, ({ params }) => ({ ...petAt(params).answers.step1, picture: petAt(params).picture, version: 1 })),
    answer(getStep2, ({ params }) => ({ ...petAt(params).answers.step2, version: 1 })),
    answer(getStep3, ({ params }) => ({ ...petAt(params).answers.step3, version: 1 })),
    answer(getStep5, ({ params }) => ({ ...petAt(params).answers.step5, version: 1 })),
    answer(getPetProgress, ({ params }) => ({
      pet_name: petAt(params).pet_name,
      answered_steps: stepsOf(petAt(params)),
      owner_answered: petAt(params).key !== 'bo',
    })),
    answer(listMyResumes, resumes),
    answer(listResumes, resumes),
    answer(getResume, ({ params }) => ({
      ...{ ...resume, id: Number(params.id), pet_id: Number(params.id), pet_name: petAt(params).pet_name },
      ...(Number(params.id) === more.paid && { status: 'Paid', is_paid: true }),
      ...(Number(params.id) === more.downloaded && { downloaded_at: DAY }),
    })),
    answer(previewResume, pageDrawn),
    answer(listLeftOut, []),
    answer(listLinks, {
      links: PURPOSES.map((purpose) => ({ ...linkOff, purpose })),
      ...{ requests: [], watermarked: true, owner_is_mailed: true },
    }),
    answer(listConfirmations, ({ params }) => ({
      pet_name: petAt(params).pet_name,
      requests: [],
      suggestions: [reference],
    })),
    answer(listProofs, []),
    answer(getProse, ({ params }) => ({ ...prose, pet_id: Number(params.id), version: 0, sentences: [] })),
    answer(checkProse, { sentences: [] }),
    answer(previewProse, pageDrawn),
    answer(listVersions, [textNow]),
  ];
}

const linkOff = { url: null, ends_at: null, with_pdf: true, hides_contact: false, opens: [] };
const reference = { kind: 'Landlord', name: 'Pat Low', email: '' } as const;
const stepsOf = ({ key }: PetFixture): SavedStep[] => (key === 'bo' ? [1] : [1, 2, 3, 5]);
