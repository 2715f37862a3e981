import * as admin from '@pawsume/contract/admin';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { listAllConfirmations, stopAnyConfirmation } from '@pawsume/contract/confirmations';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import { messages } from '@pawsume/contract/messages';
import { getNumbers } from '@pawsume/contract/numbers';
import type { Caller } from '#caller';
import type { Context } from '#context';
import { listPaymentsInReview } from '#features/payments/history/queries';
import type { Serve } from '#http/serve';
import { allResumes } from './all-resumes.ts';
import { listAuditEntries } from './audit.ts';
import { adjustCredits, logOutEverywhere, resetSecondFactor } from './change-account.ts';
import { readConfirmations, stopForAll } from './confirmations.ts';
import { readFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { checkHeld, heldPaymentAnswer } from './held-payments.ts';
import { changeEmailForUser, deleteForUser, exportForUser, sendLetterToUser } from './help-user.ts';
import { readNumbers } from './numbers.ts';
import { countResumes, countUsers, listResumesByPage, listUserPage } from './queries.ts';
import { mailTest } from './test-mail.ts';

export const registerAdmin = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(admin.listUsers, async ({ query }) => {
    const users = await listUserPage(db, query);
    return {
      total: await countUsers(db, query),
      users: users.map(({ role, ...user }) => ({
        ...user,
        is_admin: role === 'admin',
        resumes: Number(user.resumes),
        created_at: user.created_at.toISOString(),
        last_login: user.last_login?.toISOString() ?? null,
      })),
    };
  });

  serve(admin.changeCredits, async (ask) => {
    const change = { ...helpIn(ask), change: ask.body.change };
    return { msg: messages.admin.creditsUpdated, download_credits: await adjustCredits({ db, now: clock() }, change) };
  });

  serve(admin.listAllResumes, async () => allResumes(db));

  serve(admin.listResumePage, async ({ query }) => {
    const resumes = await listResumesByPage(db, query);
    return { total: await countResumes(db, query), resumes: resumes.map(resumeAnswer) };
  });

  serve(getNumbers, async ({ query }) => readNumbers(context, query.days));

  serve(admin.listAudit, async ({ query }) => listAuditEntries(db, query));

  serve(admin.endUserSessions, async (ask) => {
    await logOutEverywhere({ db, now: clock() }, helpIn(ask));
    return { msg: messages.admin.sessionsEnded };
  });

  serve(admin.removeSecondFactor, async (ask) => {
    await resetSecondFactor(context, helpIn(ask));
    return { msg: messages.factor.removedByAdmin };
  });

  serve(admin.exportUserData, async (ask) => ({
    zip: await exportForUser(context, helpIn(ask)),
    filename: `data-of-user-${ask.params.id}.zip`,
  }));

  serve(admin.deleteUser, async (ask) => ({ msg: await deleteForUser({ ...context, log: ask.log }, helpIn(ask)) }));

  serve(admin.changeUserEmail, async (ask) => ({ msg: await changeEmailForUser(context, helpIn(ask), ask.body) }));

  serve(admin.sendUserLetter, async (ask) => ({ msg: await sendLetterToUser(context, helpIn(ask), ask.body) }));

  serve(admin.sendTestMail, async ({ caller, body }) => ({ msg: await mailTest(context, caller.user, body.email) }));

  serve(listFailedJobs, async () => readFailedJobs(db));

  serve(retryJobs, async ({ caller, body }) => {
    const count = await retryFailedJobs(context, body, caller.user.id);
    return { msg: jobMessages.retried(count), count };
  });

  serve(listAllConfirmations, async () => readConfirmations(db));

  serve(stopAnyConfirmation, async ({ caller, params }) => {
    await stopForAll(context, { id: params.id, actorId: caller.user.id });
    return { msg: confirmationMessages.adminStopped };
  });

  serve(admin.listHeldPayments, async () => (await listPaymentsInReview(db)).map(heldPaymentAnswer));

  serve(admin.checkHeldPayment, async ({ caller, params, log }) => {
    const ask = { paymentId: params.payment_id, actorId: caller.user.id };
    const held = await checkHeld({ ...context, log }, ask);
    return { msg: held ? messages.admin.stillHeld : messages.admin.notHeld, held };
  });
};

/** Which user a call is about, and who makes it. */
const helpIn = ({ caller, params }: { caller: Caller; params: { id: number } }) => ({
  userId: params.id,
  actorId: caller.user.id,
});

const resumeAnswer = <T extends { created_at: Date }>(resume: T) => ({
  ...resume,
  created_at: resume.created_at.toISOString(),
});
