import { changeCredits, checkHeldPayment, listAllResumes, listHeldPayments, listUsers } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { listPaymentsInReview } from '#features/payments/queries';
import type { Serve } from '#http/serve';
import { changeCreditsOf } from './change-credits.ts';
import { checkHeld, heldPaymentAnswer } from './held-payments.ts';
import { countUsers, listAllResumesOf, listUserPage } from './queries.ts';

export const registerAdmin = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(listUsers, async ({ query }) => {
    const users = await listUserPage(db, query);
    return {
      total: await countUsers(db, query.search),
      users: users.map((user) => ({
        ...user,
        created_at: user.created_at.toISOString(),
        last_login: user.last_login?.toISOString() ?? null,
      })),
    };
  });

  serve(changeCredits, async ({ caller, params, body }) => {
    const ask = { userId: params.id, change: body.change, actorId: caller.user.id };
    return { msg: messages.admin.creditsUpdated, download_credits: await changeCreditsOf({ db, now: clock() }, ask) };
  });

  serve(listAllResumes, async () => {
    const resumes = await listAllResumesOf(db);
    return resumes.map((resume) => ({ ...resume, created_at: resume.created_at.toISOString() }));
  });

  serve(listHeldPayments, async () => (await listPaymentsInReview(db)).map(heldPaymentAnswer));

  serve(checkHeldPayment, async ({ params, log }) => {
    const held = await checkHeld({ ...context, log }, params.payment_id);
    return { msg: held ? messages.admin.stillHeld : messages.admin.notHeld, held };
  });
};
