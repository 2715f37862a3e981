import { createHash } from 'node:crypto';
import { DEFAULT_LOOK, type Look } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import type { Db, PetRow, ResumeRow, UserRow } from '#db/types';
import { printedConfirmations } from '#features/confirmations/printed';
import { getPet } from '#features/pets/queries';
import { readSteps } from '#features/pets/steps';
import { factsOf, type PageFact } from '#features/registry/page-facts';
import type { PictureStore } from '#pictures/picture-store';
import { composePage, withoutTypedContacts } from '#press/compose';
import type { Confirmation, ResumePage } from '#press/page';
import type { Press } from '#press/press';
import type { DrawnPreview } from '#press/worker';
import { readPageSettings } from './page-settings.ts';
import { type LinkParts, printLink } from './print-link.ts';

const ADDRESS = ['street', 'city', 'state', 'country', 'zip'] as const;

export const collectAnswers = (pet: PetRow, user: UserRow, owner: Partial<Step4>): PetAnswers => ({
  ...readSteps(pet),
  owner: readOwner(user, owner),
});

/** A résumé's page as plain data, where its photo lies, and what names this version of both. */
export interface ComposedPage {
  answers: PetAnswers;
  page: ResumePage;
  picture: string | null;
  version: string;
}

/** The answers that the pages of a résumé are composed from, whatever their purpose and settings. */
export interface PageAnswers {
  pet: PetRow;
  answers: PetAnswers;
  confirmations: Confirmation[];
}

export const readPageAnswers = async (db: Db, resume: ResumeRow, user: UserRow): Promise<PageAnswers> => {
  const pet = await getPet(db, user.id, resume.pet_id);
  const answers = collectAnswers(pet, user, resume.owner);
  return { pet, answers, confirmations: await printedConfirmations(db, pet.id, answers) };
};

/** Composes pages of one résumé from the same answers, so that no change can come between two of them. */
export const composeFrom = ({ pet, answers, confirmations }: PageAnswers, resume: ResumeRow): ComposedPage => {
  const asOf = new Date(Math.max(pet.updated_at.getTime(), resume.updated_at.getTime()));
  const page = composePage(answers, resume, asOf, { ...readPageSettings(resume), confirmations });
  return { answers, page, picture: pet.picture, version: hashPage(page, pet.picture) };
};

/** The facts that the registry compares. A page may hide contacts typed into its texts later, and that is no change. */
export const registeredFacts = ({ page, picture, answers }: ComposedPage): PageFact[] =>
  factsOf(withoutTypedContacts(page, answers), picture);

export const composeResumePage = async (db: Db, resume: ResumeRow, user: UserRow): Promise<ComposedPage> =>
  composeFrom(await readPageAnswers(db, resume, user), resume);

/**
 * A résumé's page drawn as a preview.
 * @param width of its picture in pixels.
 */
export const drawResume = async (
  parts: LinkParts & { pictures: PictureStore; press: Pick<Press, 'renderPreview'> },
  resume: ResumeRow,
  user: UserRow,
  width = WIDEST_PICTURE,
): Promise<DrawnPreview> => {
  const { page, photo } = await preparePage(parts, resume, user);
  return parts.press.renderPreview(page, photo, user.id, { mark: resume.is_paid ? 'corner' : 'watermark', width });
};

/** A résumé ready to be drawn: its page as plain data, and the pet's photo as JPEG, as large as screens need it. */
const preparePage = async (
  { pictures, ...parts }: LinkParts & { pictures: PictureStore },
  resume: ResumeRow,
  user: UserRow,
): Promise<{ page: ResumePage; photo: Buffer | null }> => {
  const composed = await composeResumePage(parts.db, resume, user);
  const { picture } = composed;
  const { page } = await printLink(parts, resume, composed);
  return { page, photo: picture ? await pictures.findForScreen(picture) : null };
};

/** The owner as a résumé shows them: the profile, and over it what step 4 was answered with for this résumé. */
export const readOwner = (user: UserRow, given: Partial<Step4>): Step4 => {
  const answered = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const movesAddress = ADDRESS.some((part) => part in answered);
  return {
    ...emptyStep4,
    full_name: user.name,
    profession: user.profession,
    phone: user.phone,
    email: user.email,
    // An address is taken whole from one place, never mixed from two.
    ...(movesAddress ? {} : { street: user.address, city: user.city, state: user.state, country: user.country }),
    ...answered,
  };
};

/**
 * Names what a page prints: the same for two pages that say and show the same, another one as soon as a word, a fact,
 * the owner, the design or the photo differs. When its answers were given is no part of it, though the page prints that:
 * saving them again changes nothing else.
 * @param picture where the pet's photo lies: stored photos never change. Null where there is none.
 */
const hashPage = ({ asOf: _asOf, footer, look, ...page }: ResumePage, picture: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...page, mark: footer.mark }, picture], withoutSources))
    .update(isDefault(look) ? '' : JSON.stringify(look))
    .digest('base64url');

/** Pages of before there was a choice keep their names. */
const isDefault = (look: Look): boolean =>
  look.design === DEFAULT_LOOK.design && look.accent === DEFAULT_LOOK.accent && look.paper === DEFAULT_LOOK.paper;

/** Where a text comes from is not printed. */
const withoutSources = (name: string, value: unknown): unknown => (name === 'source' ? undefined : value);
