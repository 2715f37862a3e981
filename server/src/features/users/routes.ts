import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe, updateMyPicture } from '@pawsume/contract/users';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { replacePicture } from '#pictures/replace-picture';
import { userAnswer } from './profile.ts';
import { savePicture } from './save-picture.ts';
import { saveProfile } from './save-profile.ts';

export const registerUsers = (serve: Serve, context: Context): void => {
  const { db, pictures } = context;

  serve(getMe, async ({ caller }) => userAnswer(caller.user, { googleConnected: caller.hasIdentity }));

  serve(updateMe, async ({ caller, body }) => {
    await saveProfile(context, caller.user.id, body);
    return { msg: messages.profile.updated };
  });

  serve(updateMyPicture, async ({ caller, file }) => {
    const save = (picture: string) => savePicture(db, caller.user.id, picture);
    const picture = await replacePicture({ pictures, upload: file ?? Buffer.alloc(0), save });
    return { msg: messages.profile.pictureUpdated, picture };
  });
};
