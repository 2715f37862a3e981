import { adminLogin, changePassword, login, logout, register } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { updateMe } from '@pawsume/contract/users';
import type { Context } from '#context';
import { mailConfirmation } from '#features/users/confirm-email';
import type { Serve } from '#http/serve';
import { changeProfile } from './change-profile.ts';
import { describeDevice } from './device.ts';
import { registerFactors } from './factor/factor-routes.ts';
import { registerSecondStep } from './factor/second-step-routes.ts';
import { registerGoogle } from './google-routes.ts';
import { logIn } from './login.ts';
import { registerMailedLinks } from './mailed-link-routes.ts';
import { demandGoodPassword } from './password-rule.ts';
import { registerUser } from './register.ts';
import { replacePassword } from './replace-password.ts';
import { deleteSession } from './sessions/queries.ts';
import { registerSessions } from './sessions/session-routes.ts';

export const registerAuth = (serve: Serve, context: Context): void => {
  const { db, clock, publicUrl } = context;
  registerGoogle(serve, context);
  registerSessions(serve, context);
  registerMailedLinks(serve, context);
  registerFactors(serve, context);
  registerSecondStep(serve, context);

  serve(register, async ({ body }) => {
    await demandGoodPassword(context, { ...body, field: 'password' });
    await registerUser({ db, now: clock() }, body, (tx, userId) => mailConfirmation(context, tx, { userId }));
    return { msg: messages.auth.registered };
  });

  serve(login, async ({ body, headers }) => {
    const device = describeDevice(headers['user-agent']);
    return { token: await logIn({ db, now: clock(), publicUrl }, { ...body, device }) };
  });

  serve(adminLogin, async ({ body, headers }) => {
    const device = describeDevice(headers['user-agent']);
    return { token: await logIn({ db, now: clock(), publicUrl }, { ...body, device, role: 'admin' }) };
  });

  serve(logout, async ({ caller }) => {
    await deleteSession(db, caller.tokenHash);
    return { msg: messages.auth.loggedOut };
  });

  serve(changePassword, async ({ caller, body }) => {
    await replacePassword(context, caller, body);
    return { msg: messages.password.updated };
  });

  serve(updateMe, async ({ caller, body }) => {
    await changeProfile(context, caller, body);
    return { msg: messages.profile.updated };
  });
};
