import { messages } from '@pawsume/contract/messages';
import { STEP_OF_ANSWER } from '@pawsume/contract/pet-steps/answer-id';
import type { Sentence } from '@pawsume/contract/resume-text';
import type { ChangedAnswer, Contradiction } from '@pawsume/contract/resumes';
import { listMissingAnswers, type MissingAnswer } from '#answers/missing-answers';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { getPet, listWholePets } from '#features/pets/queries';
import { AppError } from '#lib/app-error';
import { collectAnswers } from './compose-resume-page.ts';
import { readPageSettings } from './page-settings.ts';
import { listResumeRows, updateTold } from './queries.ts';
import { findChangedAnswers, findContradicted, keepTold, listSentences } from './told.ts';

interface TextCheck {
  changed_answers: ChangedAnswer[];
  contradictions: Contradiction[];
  missing_answers: MissingAnswer[];
}

/** What of a résumé's text no longer agrees with the answers, and what its page would still gain by. */
export const checkText = async (db: Db, resume: ResumeRow, user: UserRow): Promise<TextCheck> => {
  const { purpose, shown } = readPageSettings(resume);
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  return {
    changed_answers: findChangedAnswers(resume, answers).map(withStep),
    contradictions: findContradicted(resume, answers).map(withStep),
    missing_answers: listMissingAnswers(answers, { purpose, withReferences: shown.references }),
  };
};

/** The sentences of a résumé's text, each with what it rests on and what it contradicts. */
export const checkSentences = async (db: Db, resume: ResumeRow, user: UserRow): Promise<Sentence[]> => {
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  return listSentences(resume, answers).map(({ field, text, restsOn, contradicts }) => ({
    field,
    text,
    rests_on: restsOn?.map((answer) => withStep({ answer })) ?? null,
    contradicts: contradicts.map(withStep),
  }));
};

/** All résumés of a user, newest first, each with whether answers were changed that its text rests on. */
export const listChecked = async (db: Db, user: UserRow) => {
  const resumes = await listResumeRows(db, user.id);
  const pets = await listWholePets(db, user.id);
  const petById = new Map(pets.map((pet) => [pet.id, pet]));
  return resumes.map(({ told, owner, ...resume }) => {
    const pet = petById.get(resume.pet_id);
    const changed = pet ? findChangedAnswers({ ...resume, told }, collectAnswers(pet, user, owner)) : [];
    return { ...resume, answers_changed: changed.length > 0 };
  });
};

interface Keeping {
  user: UserRow;
  resume: ResumeRow;
  /** The version of the text that its owner saw; undefined to keep whatever stands there. */
  baseVersion: number | undefined;
}

/**
 * Keeps the text as it stands, with the answers as they are: it is not asked about again before one of them changes.
 * @throws `changed_elsewhere` where the text is another one by now.
 */
export const keepText = async (db: Db, { user, resume, baseVersion }: Keeping): Promise<void> => {
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  const isSeen = baseVersion === undefined || baseVersion === resume.version;
  if (!isSeen || !(await updateTold(db, resume, { told: keepTold(resume, answers), modelFailed: false }))) {
    throw new AppError('changed_elsewhere', messages.resumes.textChangedMeanwhile);
  }
};

const withStep = <Found extends { answer: keyof typeof STEP_OF_ANSWER }>(found: Found) => ({
  ...found,
  step: STEP_OF_ANSWER[found.answer],
});
