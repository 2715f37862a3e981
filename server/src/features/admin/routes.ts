import {
  changeCredits,
  checkHeldPayment,
  endUserSessions,
  listAllResumes,
  listAudit,
  listHeldPayments,
  listResumePage,
  listUsers,
  removeSecondFactor,
} from '@pawsume/contract/admin';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { listAllConfirmations, stopAnyConfirmation } from '@pawsume/contract/confirmations';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import { messages } from '@pawsume/contract/messages';
import { getNumbers } from '@pawsume/contract/numbers';
import type { Context } from '#context';
import { listPaymentsInReview } from '#features/payments/history/queries';
import type { Serve } from '#http/serve';
import { allResumes } from './all-resumes.ts';
import { listAuditEntries } from './audit.ts';
import { adjustCredits, logOutEverywhere, resetSecondFactor } from './change-account.ts';
import { readConfirmations, stopForAll } from './confirmations.ts';
import { readFailedJobs, retryFailedJobs } from './failed-jobs.ts';
import { checkHeld, heldPaymentAnswer } from './held-payments.ts';
import { readNumbers } from './numbers.ts';
import { countResumes, countUsers, listResumesByPage, listUserPage } from './queries.ts';

export const registerAdmin = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(listUsers, async ({ query }) => {
    const users = await listUserPage(db, query);
    return {
      total: await countUsers(db, query),
      users: users.map((user) => ({
        ...user,
        resumes: Number(user.resumes),
        created_at: user.created_at.toISOString(),
        last_login: user.last_login?.toISOString() ?? null,
      })),
    };
  });

  serve(changeCredits, async ({ caller, params, body }) => {
    const ask = { userId: params.id, change: body.change, actorId: caller.user.id };
    return { msg: messages.admin.creditsUpdated, download_credits: await adjustCredits({ db, now: clock() }, ask) };
  });

  serve(listAllResumes, async () => allResumes(db));

  serve(listResumePage, async ({ query }) => {
    const resumes = await listResumesByPage(db, query);
    return { total: await countResumes(db, query), resumes: resumes.map(resumeAnswer) };
  });

  serve(getNumbers, async ({ query }) => readNumbers(context, query.days));

  serve(listAudit, async ({ query }) => listAuditEntries(db, query));

  serve(endUserSessions, async ({ caller, params }) => {
    await logOutEverywhere({ db, now: clock() }, { userId: params.id, actorId: caller.user.id });
    return { msg: messages.admin.sessionsEnded };
  });

  serve(removeSecondFactor, async ({ caller, params }) => {
    await resetSecondFactor(context, { userId: params.id, actorId: caller.user.id });
    return { msg: messages.factor.removedByAdmin };
  });

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

  serve(listHeldPayments, async () => (await listPaymentsInReview(db)).map(heldPaymentAnswer));

  serve(checkHeldPayment, async ({ caller, params, log }) => {
    const ask = { paymentId: params.payment_id, actorId: caller.user.id };
    const held = await checkHeld({ ...context, log }, ask);
    return { msg: held ? messages.admin.stillHeld : messages.admin.notHeld, held };
  });
};

const resumeAnswer = <T extends { created_at: Date }>(resume: T) => ({
  ...resume,
  created_at: resume.created_at.toISOString(),
});
