import { setImmediate } from 'node:timers/promises';
import { messages } from '@pawsume/contract/messages';
import { STEP_OF_ANSWER } from '@pawsume/contract/pet-steps/answer-id';
import type { Sentence } from '@pawsume/contract/resume-text';
import type { ChangedAnswer, Contradiction, ListPart } from '@pawsume/contract/resumes';
import { listMissingAnswers, type MissingAnswer } from '#answers/missing-answers';
import type { Db, ResumeRow, UserRow } from '#db/types';
import { getPet, listWholePets } from '#features/pets/queries';
import { AppError } from '#lib/app-error';
import { listHiddenContacts } from '#press/compose';
import { collectAnswers } from './compose-resume-page.ts';
import { readPageSettings } from './page-settings.ts';
import { listResumeRows, updateTold } from './queries.ts';
import { resumeFor } from './resume-for.ts';
import { findChangedAnswers, findContradicted, keepTold, listSentences } from './told.ts';

interface TextCheck {
  changed_answers: ChangedAnswer[];
  contradictions: Contradiction[];
  missing_answers: MissingAnswer[];
  hidden_contacts: string[];
}

/** What of a résumé's text no longer agrees with the answers, and what its page would still gain by. */
export const checkText = async (db: Db, resume: ResumeRow, user: UserRow): Promise<TextCheck> => {
  const { purpose, shown } = readPageSettings(resume);
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  return {
    changed_answers: findChangedAnswers(resume, answers).map(withStep),
    contradictions: findContradicted(resume, answers).map(withStep),
    hidden_contacts: listHiddenContacts(answers, resume, readPageSettings(resume)),
    missing_answers: listMissingAnswers(answers, {
      purpose,
      withReferences: shown.references,
      hidesAddress: !shown.address,
    }),
  };
};

/** The contacts that were typed into a résumé's texts, and that a link leaves out while it hides how to reach the owner. */
export const listContactsHiddenByLink = async (db: Db, resume: ResumeRow, user: UserRow): Promise<string[]> => {
  const answers = collectAnswers(await getPet(db, user.id, resume.pet_id), user, resume.owner);
  return listHiddenContacts(
    answers,
    resume,
    readPageSettings(resumeFor(resume, resume.purpose, { hidesContact: true })),
  );
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

/** Checking these takes a few milliseconds; between two batches the server is free for others. */
const BATCH = 200;

/** Lists a user's résumés batch by batch, newest first, each with whether answers were changed that its text rests on. */
export async function* listChecked(db: Db, user: UserRow, { before, limit }: ListPart) {
  const pets = await listWholePets(db, user.id);
  const petById = new Map(pets.map((pet) => [pet.id, pet]));
  let older = before ?? null;
  for (let left = limit ?? Number.POSITIVE_INFINITY; left > 0; left -= BATCH) {
    const size = Math.min(left, BATCH);
    const batch: Awaited<ReturnType<typeof listResumeRows>> = await listResumeRows(db, user.id, {
      before: older,
      limit: size,
    });
    yield batch.map(({ told, owner, ...resume }) => {
      const pet = petById.get(resume.pet_id);
      const changed = pet ? findChangedAnswers({ ...resume, told }, collectAnswers(pet, user, owner)) : [];
      return { ...resume, answers_changed: changed.length > 0 };
    });
    if (batch.length < size) return;
    older = batch.at(-1)?.id ?? null;
    // An embedded database answers without letting others in between.
    await setImmediate();
  }
}

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
