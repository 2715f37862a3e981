import type { Context } from './context.ts';
import type { JobHandler, JobHandlers } from './db/jobs/start-jobs.ts';
import type { JobRow } from './db/types.ts';
import { wayInChangedLetterOf } from './features/auth/connect-google.ts';
import { factorChangedLetterOf } from './features/auth/factor/mail-factor-changed.ts';
import { resetLetter } from './features/auth/forgot-password.ts';
import { passwordChangedLetterOf } from './features/auth/replace-password.ts';
import { askReferenceLetterOf, referenceAnsweredLetterOf } from './features/confirmations/letters.ts';
import { takeEventAgain } from './features/payments/settle/take-event.ts';
import { contactAskedLetterOf, contactShownLetterOf } from './features/sharing/contact-letters.ts';
import { confirmationLetter } from './features/users/confirm-email.ts';
import { removePicture } from './features/users/drop-pictures.ts';
import { addressLeftLetter } from './features/users/earlier-addresses.ts';
import type { Log } from './lib/log.ts';
import type { Letter, LetterToWrite } from './mail/mailer.ts';

type World = Context & { log: Log };
type Plan = (world: World, job: JobRow) => Promise<Letter | LetterToWrite | null>;

/** How each kind of job is done. */
export const jobHandlers = (world: World): JobHandlers => {
  const mail = (plan: Plan): JobHandler => {
    return async (job) => mailLetter(world, job, await plan(world, job));
  };
  return {
    'reset-password': mail(resetLetter),
    'confirm-email': mail(confirmationLetter),
    'email-changed': mail(addressLeftLetter),
    'password-changed': mail(passwordChangedLetterOf),
    'way-in-changed': mail(wayInChangedLetterOf),
    'factor-changed': mail(factorChangedLetterOf),
    'contact-asked': mail(contactAskedLetterOf),
    'contact-shown': mail(contactShownLetterOf),
    'ask-reference': mail(askReferenceLetterOf),
    'reference-answered': mail(referenceAnsweredLetterOf),
    'remove-picture': async (job) => {
      await removePicture(world, job);
      return 'done';
    },
    'payment-event': async (job) => {
      await takeEventAgain(world, job);
      return 'done';
    },
  };
};

/** Sends a letter unless its reason is gone, or its address has had enough of its kind. */
const mailLetter = async (
  { mailer, log }: World,
  { id, kind, user_id: userId, tries }: JobRow,
  planned: Letter | LetterToWrite | null,
): Promise<'done' | 'dropped'> => {
  if (planned === null) return 'dropped';
  // What is tried again was counted the first time.
  if (tries === 1 && !(await mailer.admits(planned))) {
    log.warn({ kind, userId }, 'mail: a letter was dropped, its address got too many of its kind');
    return 'dropped';
  }
  const letter = 'write' in planned ? await planned.write() : planned;
  if (letter === null) return 'dropped';
  await mailer.send(letter, id);
  return 'done';
};
