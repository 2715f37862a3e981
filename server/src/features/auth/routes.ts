import {
  adminLogin,
  changePassword,
  exchangeToken,
  googleCallback,
  login,
  loginWithGoogle,
  logout,
  register,
} from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { changePasswordOf } from './change-password.ts';
import { logIn } from './login.ts';
import { deleteSession } from './queries.ts';
import { registerUser } from './register.ts';

const GOOGLE_UNAVAILABLE = '/login?notice=google-unavailable';

export const registerAuth = (serve: Serve, { db, clock }: Context): void => {
  serve(register, async ({ body }) => {
    await registerUser({ db, now: clock() }, body);
    return { msg: messages.auth.registered };
  });

  serve(login, async ({ body }) => ({ token: await logIn({ db, now: clock() }, body) }));

  serve(adminLogin, async ({ body }) => ({ token: await logIn({ db, now: clock() }, { ...body, role: 'admin' }) }));

  serve(logout, async ({ caller }) => {
    await deleteSession(db, caller.tokenHash);
    return { msg: messages.auth.loggedOut };
  });

  serve(changePassword, async ({ caller, body }) => {
    await changePasswordOf(db, caller.user, body);
    return { msg: messages.password.updated };
  });

  // No identity provider is connected yet: the screens get a way on, and no token can be a hand-over token.
  serve(loginWithGoogle, async () => GOOGLE_UNAVAILABLE);
  serve(googleCallback, async () => GOOGLE_UNAVAILABLE);
  serve(exchangeToken, async () => {
    throw new AppError('wrong_credentials', messages.auth.handOverInvalid);
  });
};
