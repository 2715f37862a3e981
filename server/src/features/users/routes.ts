import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe, updateMyPicture } from '@pawsume/contract/users';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { replacePicture } from '#pictures/replace-picture';
import { userAnswer } from './profile.ts';
import { updateUser } from './queries.ts';

export const registerUsers = (serve: Serve, { db, pictures }: Context): void => {
  serve(getMe, async ({ caller }) => userAnswer(caller.user));

  serve(updateMe, async ({ caller, body }) => {
    await updateUser(db, caller.user.id, body);
    return { msg: messages.profile.updated };
  });

  serve(updateMyPicture, async ({ caller, file }) => {
    const save = (picture: string) => updateUser(db, caller.user.id, { picture });
    const picture = await replacePicture({ pictures, upload: file ?? Buffer.alloc(0), old: caller.user.picture, save });
    return { msg: messages.profile.pictureUpdated, picture };
  });
};
