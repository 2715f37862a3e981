import { messages } from '@pawsume/contract/messages';
import { getMe, updateMyPicture } from '@pawsume/contract/users';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { replacePicture } from '#pictures/replace-picture';
import { removeNow } from './drop-pictures.ts';
import { describeUser } from './profile.ts';
import { savePicture } from './save-picture.ts';

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
