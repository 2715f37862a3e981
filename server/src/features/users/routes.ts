import { messages } from '@pawsume/contract/messages';
import { getMe, updateMyPicture } from '@pawsume/contract/users';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { replacePicture } from '#pictures/replace-picture';
import { demandPicturesFit } from './allowance.ts';
import { postRemovals, removeNow } from './drop-pictures.ts';
import { describeUser } from './profile.ts';
import { lockUser, updateUser } from './queries.ts';

export const registerUsers = (serve: Serve, context: Context): void => {
  const { pictures, decoder } = context;

  serve(getMe, async ({ caller }) => describeUser(caller.user, { googleConnected: caller.hasIdentity }));

  serve(updateMyPicture, async ({ caller, file }) => {
    // The contract demands it.
    if (!file) throw new AppError('invalid_input', messages.common.invalidInput);
    const { id: userId } = caller.user;
    const save = (picture: string, bytes: number) => savePicture(context, { userId, picture, bytes });
    const drop = (old: string) => removeNow(context, [old]);
    const picture = await replacePicture({ pictures, decoder, userId, upload: file.path, save, drop });
    return { msg: messages.profile.pictureUpdated, picture };
  });
};

interface NewPicture {
  userId: number;
  picture: string;
  bytes: number;
}

/**
 * Puts a picture into a profile and returns the one before. Throws `not_authenticated` where the account was deleted, and
 * `account_full`.
 */
const savePicture = (
  { db, jobs, allowance }: Pick<Context, 'db' | 'jobs' | 'allowance'>,
  { userId, picture, bytes }: NewPicture,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    const old = await lockUser(tx, userId);
    await updateUser(tx, userId, { picture, picture_bytes: bytes });
    if (bytes > old.picture_bytes) await demandPicturesFit(tx, userId, allowance);
    await postRemovals({ jobs }, tx, [old.picture]);
    return old.picture;
  });
