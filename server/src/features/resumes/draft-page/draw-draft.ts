import type { TypedAnswers } from '@pawsume/contract/draft-page';
import { DEFAULT_PAGE, type PageSettings, type Purpose, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { emptyStep5 } from '@pawsume/contract/pet-steps/step5';
import { type Prose, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import type { Context } from '#context';
import type { PetRow, UserRow } from '#db/types';
import { printedConfirmations } from '#features/confirmations/printed';
import { composePage } from '#press/compose';
import type { Confirmation, ResumePage } from '#press/page';
import { NOBODY } from '#press/press';
import type { DrawnPreview } from '#press/worker';
import { collectAnswers, readOwner } from '../compose-resume-page.ts';
import { readPageSettings } from '../page-settings.ts';
import { findNewestResume } from '../queries.ts';

/** What is typed over what is saved: an answer that could not be saved as it stands leaves the saved one. */
const typedOver = (saved: PetAnswers, { step1, step2, step3, step5 }: TypedAnswers): PetAnswers => ({
  ...saved,
  step1: over(saved.step1, step1),
  step2: over(saved.step2, step2),
  step3: over(saved.step3, step3),
  step5: over(saved.step5, step5),
});

type Half<T> = { [Field in keyof T]?: T[Field] | undefined };

const over = <T extends object>(saved: T, typed: Half<T> | undefined): T => ({
  ...saved,
  ...given(typed ?? {}),
});

/** Without what was left out. */
const given = <T extends object>(typed: T): { [Field in keyof T]?: Exclude<T[Field], undefined> } =>
  // The entries of an object of that type, but for those that are undefined.
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)) as ReturnType<typeof given<T>>;

/** What stands for the name of a pet that has none yet: in our words, and by itself. */
const UNNAMED = 'your pet';
const UNNAMED_ALONE = 'Your pet';

interface Given {
  prose: Prose | null;
  now: Date;
  settings: PageSettings & { confirmations?: readonly Confirmation[] };
}

/** The same answers, with words of ours where there is no name yet. */
const withName = (answers: PetAnswers): PetAnswers =>
  answers.step1.pet_name === '' ? { ...answers, step1: { ...answers.step1, pet_name: UNNAMED } } : answers;

/** A page of answers that may lack everything, the name too. */
const composeDraft = (answers: PetAnswers, { prose, now, settings }: Given): ResumePage => {
  const page = composePage(withName(answers), prose, now, settings);
  return answers.step1.pet_name === '' ? { ...page, name: UNNAMED_ALONE } : page;
};

const NOTHING_SAVED = {
  step1: emptyStep1,
  step2: emptyStep2,
  step3: emptyStep3,
  step5: emptyStep5,
  owner: emptyStep4,
};

type Parts = Pick<Context, 'db' | 'pictures' | 'press' | 'clock'>;

/** The page of a pet that is not saved yet: of a visitor's where there is no `user`. */
export const drawNewDraft = (
  { press, clock }: Parts,
  { user, typed, width = WIDEST_PICTURE }: { user: UserRow | null; typed: TypedAnswers; width: number | undefined },
): Promise<DrawnPreview> => {
  const saved = user ? { ...NOTHING_SAVED, owner: readOwner(user, {}) } : NOTHING_SAVED;
  const page = composeDraft(typedOver(saved, typed), { prose: null, now: clock(), settings: DEFAULT_PAGE });
  return press.renderDraft(page, null, user?.id ?? NOBODY, width);
};

interface PetDraft {
  user: UserRow;
  pet: PetRow;
  typed: TypedAnswers;
  /** Whom it is for; as the newest résumé has it where nothing is said. */
  purpose: Purpose | undefined;
  width: number | undefined;
}

/**
 * The page of a pet with what is typed over what is saved. What its newest résumé has is taken from there: the prose, the
 * owner, and how the page looks. What a reference confirmed stands on it for as long as nothing else is typed.
 */
export const drawPetDraft = async (
  { db, pictures, press, clock }: Parts,
  { user, pet, typed, purpose, width = WIDEST_PICTURE }: PetDraft,
): Promise<DrawnPreview> => {
  const resume = await findNewestResume(db, { userId: user.id, petId: pet.id });
  const settings = resume ? readPageSettings(resume) : DEFAULT_PAGE;
  const owner = typed.owner ? given(typed.owner) : (resume?.owner ?? {});
  const answers = typedOver(collectAnswers(pet, user, owner), typed);
  const page = composeDraft(answers, {
    prose: resume ?? null,
    now: clock(),
    settings: {
      ...(purpose === undefined ? settings : forReader(settings, purpose)),
      confirmations: await printedConfirmations(db, pet.id, withName(answers)),
    },
  });
  const photo = pet.picture ? await pictures.findForScreen(pet.picture) : null;
  return press.renderDraft(page, photo, user.id, width);
};

/** Another reader is shown what is shown to them where nothing is chosen. */
const forReader = (settings: PageSettings, purpose: Purpose): PageSettings =>
  purpose === settings.purpose ? settings : { ...settings, purpose, shown: SHOWN_BY_DEFAULT[purpose] };
