import { finished, type Readable } from 'node:stream';
import { messages } from '@pawsume/contract/messages';
import { deletePet } from '@pawsume/contract/pets';
import { deleteAccount, exportData } from '@pawsume/contract/users';
import type { Context } from '#context';
import { closeCheckoutsOf } from '#features/payments/checkout/close-checkouts';
import type { Serve } from '#http/serve';
import { LimitError } from '#limits/limit-error';
import { eraseAccount } from './erase-account.ts';
import { streamExport } from './export-data.ts';
import { removePet } from './remove-pet.ts';

export const registerAccount = (serve: Serve, context: Context): void => {
  const { db, pictures, clock } = context;
  const single = oneAtATime();

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
    const zip = single(caller.user.id, () => streamExport({ db, pictures, now }, caller.user));
    return { zip, filename: `my-data-${day}.zip` };
  });
};

const TRY_AGAIN_S = 10;

/** One export of a user at a time, until it was sent or its asker has gone. */
const oneAtATime = () => {
  const running = new Set<number>();
  return (userId: number, begin: () => Readable): Readable => {
    if (running.has(userId)) throw new LimitError(messages.account.exporting, TRY_AGAIN_S);
    running.add(userId);
    const stream = begin();
    finished(stream, () => running.delete(userId));
    return stream;
  };
};
