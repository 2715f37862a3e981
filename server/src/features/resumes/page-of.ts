import { createHash } from 'node:crypto';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Db, PetRow, ResumeRow, UserRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { step1Of, step2Of, step3Of, step5Of } from '#features/pets/steps';
import type { PictureStore } from '#pictures/picture-store';
import { composePage } from '#press/compose';
import type { ResumePage } from '#press/page';

const ADDRESS = ['street', 'city', 'state', 'country', 'zip'] as const;

export const answersOf = (pet: PetRow, user: UserRow, owner: Partial<Step4>): PetAnswers => ({
  step1: step1Of(pet),
  step2: step2Of(pet),
  step3: step3Of(pet),
  step5: step5Of(pet),
  owner: ownerOf(user, owner),
});

/** A résumé's page as plain data, where its photo lies, and what names this version of both. */
interface ComposedPage {
  page: ResumePage;
  picture: string | null;
  version: string;
}

export const composedPageOf = async (db: Db, resume: ResumeRow, user: UserRow): Promise<ComposedPage> => {
  const pet = await getPet(db, user.id, resume.pet_id);
  const asOf = new Date(Math.max(pet.updated_at.getTime(), resume.updated_at.getTime()));
  const page = composePage(answersOf(pet, user, resume.owner), resume, asOf);
  return { page, picture: pet.picture, version: pageVersion(page, pet.picture) };
};

/** A résumé ready for the press: its page as plain data, and the pet's photo as JPEG. */
export const pageOf = async (
  { db, pictures }: { db: Db; pictures: PictureStore },
  resume: ResumeRow,
  user: UserRow,
): Promise<{ page: ResumePage; photo: Buffer | null }> => {
  const { page, picture } = await composedPageOf(db, resume, user);
  return { page, photo: picture ? await pictures.find(picture) : null };
};

/** The owner as a résumé shows them: the profile, and over it what step 4 was answered with for this résumé. */
const ownerOf = (user: UserRow, given: Partial<Step4>): Step4 => {
  const answered = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const movesAddress = ADDRESS.some((part) => part in answered);
  return {
    ...emptyStep4,
    full_name: user.name,
    profession: user.profession,
    phone: user.phone,
    email: user.email,
    // An address is taken whole from one place, never mixed from two.
    street: movesAddress ? '' : user.address,
    ...answered,
  };
};

/**
 * Names what a page prints: the same for two pages that say and show the same, another one as soon as a word, a fact,
 * the owner, the design or the photo differs. When its answers were given is no part of it, though the page prints that:
 * saving them again changes nothing else.
 * @param picture where the pet's photo lies: stored photos never change. Null where there is none.
 */
const pageVersion = ({ asOf: _asOf, footer, ...page }: ResumePage, picture: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...page, mark: footer.mark }, picture]))
    .digest('base64url');
