import { messages } from '@pawsume/contract/messages';
import { deletePet } from '@pawsume/contract/pets';
import { deleteAccount, exportData } from '@pawsume/contract/users';
import type { Context } from '#context';
import { closeCheckoutsOf } from '#features/payments/checkout/close-checkouts';
import type { Serve } from '#http/serve';
import { eraseAccount } from './erase-account.ts';
import { oneExportAtATime, streamExport } from './export-data.ts';
import { removePet } from './remove-pet.ts';

export const registerAccount = (serve: Serve, context: Context): void => {
  const { db, pictures, clock } = context;

  serve(deleteAccount, async ({ caller, log }) => {
    await closeCheckoutsOf({ ...context, log }, caller.user.id);
    await eraseAccount({ ...context, log, now: clock() }, caller.user);
    return { msg: messages.account.deleted };
  });

  serve(deletePet, async ({ caller, params }) => {
    const { pet_name } = await removePet(context, { userId: caller.user.id, petId: params.id });
    return { msg: messages.pets.deleted(pet_name) };
  });

  serve(exportData, async ({ caller }) => {
    const now = clock();
    const day = now.toISOString().slice(0, 10);
    const zip = await oneExportAtATime(db, caller.user.id, () => streamExport({ db, pictures, now }, caller.user));
    return { zip, filename: `my-data-${day}.zip` };
  });
};
