import { messages } from '@pawsume/contract/messages';
import { deletePet } from '@pawsume/contract/pets';
import { deleteAccount, exportData } from '@pawsume/contract/users';
import type { Context } from '#context';
import { closeCheckoutsOf } from '#features/payments/close-checkouts';
import type { Serve } from '#http/serve';
import { deletePetOf } from './delete-pet.ts';
import { eraseAccount } from './erase-account.ts';
import { exportDataOf } from './export-data.ts';

export const registerAccount = (serve: Serve, context: Context): void => {
  const { db, pictures, clock } = context;

  serve(deleteAccount, async ({ caller, log }) => {
    await closeCheckoutsOf({ ...context, log }, caller.user.id);
    await eraseAccount({ ...context, now: clock() }, caller.user);
    return { msg: messages.account.deleted };
  });

  serve(deletePet, async ({ caller, params }) => {
    const { pet_name } = await deletePetOf(context, { userId: caller.user.id, petId: params.id });
    return { msg: messages.pets.deleted(pet_name) };
  });

  serve(exportData, async ({ caller }) => {
    const now = clock();
    const day = now.toISOString().slice(0, 10);
    return { zip: await exportDataOf({ db, pictures, now }, caller.user), filename: `my-data-${day}.zip` };
  });
};
