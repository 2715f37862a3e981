import { askForConfirmation, confirmEmail, forgotPassword, resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import { confirmAddress, mailConfirmation } from '#features/users/confirm-email';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { mailReset } from './forgot-password.ts';
import { resetPasswordBy } from './reset-password.ts';

export const registerMailedLinks = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(forgotPassword, async ({ body }) => {
    mailReset(context, body.email);
    return { msg: messages.auth.resetMailed };
  });

  serve(resetPassword, async ({ body }) => {
    await resetPasswordBy(context, body);
    return { msg: messages.auth.passwordReset };
  });

  serve(confirmEmail, async ({ body }) => {
    await confirmAddress({ db, now: clock() }, body.token);
    return { msg: messages.account.emailConfirmed };
  });

  serve(askForConfirmation, async ({ caller }) => {
    const { id, email } = caller.user;
    if (email === '') throw new AppError('invalid_input', messages.account.nothingToConfirm);
    mailConfirmation(context, { userId: id, email });
    return { msg: messages.account.confirmationMailed };
  });
};
