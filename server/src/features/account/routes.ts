import { messages } from '@pawsume/contract/messages';
import { deleteAccount } from '@pawsume/contract/users';
import type { Context } from '#context';
import { closeCheckoutsOf } from '#features/payments/close-checkouts';
import type { Serve } from '#http/serve';
import { eraseAccount } from './erase-account.ts';

export const registerAccount = (serve: Serve, context: Context): void => {
  const { db, pictures, clock } = context;

  serve(deleteAccount, async ({ caller, log }) => {
    await closeCheckoutsOf({ ...context, log }, caller.user.id);
    await eraseAccount({ db, pictures, now: clock() }, caller.user);
    return { msg: messages.account.deleted };
  });
};
