import {
  askForConfirmation,
  checkResetLink,
  confirmEmail,
  forgotPassword,
  resetPassword,
  undoEmail,
} from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { confirmAddress, mailConfirmation } from '#features/users/confirm-email';
import { lockUser } from '#features/users/queries';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { mailReset } from './forgot-password.ts';
import { describeResetLink, replaceForgottenPassword } from './reset-password.ts';
import { undoEmailChange } from './undo-email.ts';

export const registerMailedLinks = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(forgotPassword, async ({ body }) => {
    await mailReset(context, body.email);
    return { msg: messages.auth.resetMailed };
  });

  serve(checkResetLink, async ({ body }) => describeResetLink(context, body.token));

  serve(undoEmail, async ({ body }) => ({
    msg: messages.account.emailRestored,
    reset_token: await undoEmailChange(context, body.token),
  }));

  serve(resetPassword, async ({ body }) => {
    await replaceForgottenPassword(context, body);
    return { msg: messages.auth.passwordReset };
  });

  serve(confirmEmail, async ({ body }) => {
    await confirmAddress({ db, now: clock() }, body.token);
    return { msg: messages.account.emailConfirmed };
  });

  serve(askForConfirmation, async ({ caller }) => {
    const { id, email } = caller.user;
    if (email === '') throw new AppError('invalid_input', messages.account.nothingToConfirm);
    await db.transaction().execute(async (tx) => {
      await lockUser(tx, id);
      await mailConfirmation(context, tx, { userId: id });
    });
    return { msg: messages.account.confirmationMailed };
  });
};
