import type { TypedAnswers } from '@pawsume/contract/draft-page';
import { DEFAULT_PAGE, type PageSettings, type Purpose, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { emptyStep5 } from '@pawsume/contract/pet-steps/step5';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import type { Context } from '#context';
import type { PetRow, UserRow } from '#db/types';
import { printedConfirmations } from '#features/confirmations/printed';
import { NOBODY } from '#press/press';
import type { DrawnPreview } from '#press/worker';
import { collectAnswers, readOwner } from '../compose-resume-page.ts';
import { readPageSettings } from '../page-settings.ts';
import { findNewestResume } from '../queries.ts';
import { composeDraft, withName } from './compose-draft.ts';
import { given, typedOver } from './typed-over.ts';

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
