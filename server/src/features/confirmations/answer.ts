import type { AnswerOf, BodyOf } from '@pawsume/contract/call';
import { FACT_CHOICES, OWN_FACTS } from '@pawsume/contract/confirmation-facts';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { answerConfirmation, openConfirmation } from '@pawsume/contract/confirmations';
import type { Context } from '#context';
import type { ConfirmationRow, Db } from '#db/types';
import { getPet } from '#features/pets/queries';
import { readSteps } from '#features/pets/steps';
import { findLivingUser } from '#features/users/queries';
import { AppError } from '#lib/app-error';
import { nameInLetter } from '#mail/name-in-letter';
import { howOf } from './how.ts';
import { isSame, linesFor } from './page-lines.ts';
import { EMPTIED, insertNeverMailed, insertRefusal, updateConfirmation } from './queries.ts';
import { findForReference, linkInvalid, lockForReference, type ReferenceParts, type Visit } from './reference.ts';
import { contradicts } from './standing.ts';

/** Takes a no, or takes back what was said: all of it is deleted. Returns the sentence to say. */
export const decline = async (parts: ReferenceParts, visit: Visit, neverAgain: boolean): Promise<string> => {
  const now = parts.clock();
  return parts.db.transaction().execute(async (tx) => {
    const row = await lockForReference(parts, tx, visit);
    const isTakenBack = row.state === 'answered';
    await updateConfirmation(tx, row.id, { ...EMPTIED, state: isTakenBack ? 'withdrawn' : 'declined' });
    if (row.address_hash !== null) {
      await insertRefusal(tx, { addressHash: row.address_hash, userId: row.user_id, now });
    }
    if (neverAgain) await neverMail(tx, row, now);
    const sentence = isTakenBack ? messages.withdrawn : messages.declined;
    return neverAgain ? `${sentence} ${messages.neverAgain}` : sentence;
  });
};

type ToAnswer = AnswerOf<typeof openConfirmation>;

const stageOf = ({ state, said }: ConfirmationRow): ToAnswer['stage'] => {
  if (state === 'answered') return 'answered';
  return Object.keys(said).length === 0 ? 'facts' : 'lines';
};

/** A request as somebody sees it who is asked. What stands on the page comes once they have told their own part. */
const describe = async (db: Db, row: ConfirmationRow): Promise<ToAnswer> => {
  const owner = await findLivingUser(db, row.user_id);
  if (!owner) throw linkInvalid();
  const pet = await getPet(db, row.user_id, row.pet_id);
  const name = nameInLetter(pet.pet_name, 'their pet');
  const stage = stageOf(row);
  return {
    kind: row.kind,
    name: row.name,
    owner: nameInLetter(owner.name, 'A pet owner'),
    pet: { name, type: pet.pet_type },
    how: howOf(row),
    stage,
    facts: OWN_FACTS[row.kind].map(({ id, input, ask }) => ({ id, input, ask: ask(name) })),
    said: row.said,
    lines:
      stage === 'facts'
        ? []
        : linesFor(row.kind, readSteps(pet)).map(({ answer, label, page }) => ({ answer, label, page })),
    answered:
      stage === 'answered'
        ? {
            lines: row.lines.map(({ answer, verdict, correction }) => ({ answer, verdict, correction })),
            words: row.words,
            signed: row.signed,
          }
        : null,
  };
};

export const open = async (parts: ReferenceParts, visit: Visit): Promise<ToAnswer> => {
  const row = await findForReference(parts, visit);
  if (row.state !== 'asked') return describe(parts.db, row);
  await updateConfirmation(parts.db, row.id, { state: 'opened' });
  return describe(parts.db, { ...row, state: 'opened' });
};

const wrong = (field: string, sentence: string): AppError =>
  new AppError('invalid_input', sentence, { fields: { [field]: sentence } });

/** The answers to the questions of this kind, each of which has to be among its choices. */
const readFacts = ({ kind }: ConfirmationRow, said: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    OWN_FACTS[kind].map(({ id, input }) => {
      const told = said[id] ?? '';
      const choices: readonly string[] | null = input === 'text' ? null : FACT_CHOICES[input];
      if (choices && !choices.includes(told)) throw wrong(id, messages.factMissing);
      return [id, told];
    }),
  );

/** Stores what somebody tells of their own part, once: before they see what the page says, and never after their answer. */
export const tell = async (parts: ReferenceParts, visit: Visit, said: Record<string, string>): Promise<ToAnswer> =>
  parts.db.transaction().execute(async (tx) => {
    const row = await lockForReference(parts, tx, visit);
    if (row.state === 'answered') throw new AppError('forbidden', messages.factsStand);
    const told = readFacts(row, said);
    await updateConfirmation(tx, row.id, { said: told, state: 'opened' });
    return describe(tx, { ...row, said: told, state: 'opened' });
  });

type Judged = BodyOf<typeof answerConfirmation>;

/** Each line of the page as it is now, with what was said of it. Throws where one is missing, or is another one by now. */
const judge = (row: ConfirmationRow, lines: ReturnType<typeof linesFor>, judged: Judged['lines']) =>
  lines.map((line) => {
    const said = judged.find(({ answer }) => answer === line.answer);
    if (!said) throw wrong(line.answer, messages.lineMissing);
    if (!isSame(said.page, line.page)) throw new AppError('changed_elsewhere', messages.pageChanged);
    if (said.verdict === 'corrected' && said.correction === '') throw wrong(line.answer, messages.correctionMissing);
    if (said.verdict === 'confirmed' && contradicts(row.kind, row.said, line)) {
      throw wrong(line.answer, messages.contradicts);
    }
    const correction = said.verdict === 'corrected' ? said.correction : '';
    return { answer: line.answer, verdict: said.verdict, page: line.page, correction };
  });

/** Stores the answer, forgets the address, and has its owner told. */
export const answer = async (
  parts: ReferenceParts & Pick<Context, 'jobs'>,
  visit: Visit,
  { lines, words, signed, never_again }: Omit<Judged, 'token'>,
): Promise<void> => {
  const now = parts.clock();
  await parts.db.transaction().execute(async (tx) => {
    const row = await lockForReference(parts, tx, visit);
    if (Object.keys(row.said).length === 0) throw new AppError('invalid_input', messages.factsFirst);
    const pet = await getPet(tx, row.user_id, row.pet_id);
    await updateConfirmation(tx, row.id, {
      ...{ state: 'answered', answered_at: now, held: false, email: null, words, signed },
      lines: judge(row, linesFor(row.kind, readSteps(pet)), lines),
      // What the owner chose to show were other words.
      ...(words !== row.words && { words_shown: false }),
    });
    if (never_again) await neverMail(tx, row, now);
    await parts.jobs.post(tx, { kind: 'reference-answered', userId: row.user_id, about: String(row.id) });
  });
};

const neverMail = async (tx: Db, { address_hash }: ConfirmationRow, now: Date): Promise<void> => {
  if (address_hash !== null) await insertNeverMailed(tx, address_hash, now);
};
