import {
  beginByPasskey,
  beginPasskeyLogin,
  finishByCode,
  finishByPasskey,
  loginByPasskey,
} from '@pawsume/contract/second-factor';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import type { Asker } from '#limits/limiter';
import type { Limits } from '#limits/limits';
import { deviceOf } from '../device.ts';
import { finishWithCode, finishWithPasskey, optionsToFinish } from './finish-login.ts';
import { logInByPasskey, optionsToLogIn } from './log-in-by-passkey.ts';
import { mailFactorChanged } from './mail-factor-changed.ts';
import { demandParty } from './party-of.ts';
import { userOfStep } from './second-steps.ts';

/** The second half of a login, and the login that needs none. */
export const registerSecondStep = (serve: Serve, context: Context): void => {
  const { db, clock, limits, publicUrl } = context;
  const world = () => ({ db, now: clock(), party: demandParty(publicUrl) });

  serve(finishByCode, async ({ body, headers, address }) => {
    const now = clock();
    const userId = await userOfStep({ db, now }, body.challenge);
    const step = { ...body, userId, device: deviceOf(headers['user-agent']) };
    const { token, byRecoveryCode } = await guessed(limits, { address, userId, username: null, body }, () =>
      finishWithCode({ db, now }, step),
    );
    if (byRecoveryCode) mailFactorChanged(context, { userId, change: 'code used' });
    return { token };
  });

  serve(beginByPasskey, async ({ body }) => optionsToFinish(world(), body.challenge));

  serve(finishByPasskey, async ({ body, headers }) => {
    const userId = await userOfStep({ db, now: clock() }, body.challenge);
    const step = { ...body, userId, device: deviceOf(headers['user-agent']) };
    return { token: await finishWithPasskey(world(), step) };
  });

  serve(beginPasskeyLogin, async () => optionsToLogIn(world()));

  serve(loginByPasskey, async ({ body, headers }) => {
    const device = deviceOf(headers['user-agent']);
    return { token: await logInByPasskey(world(), { ...body, device }) };
  });
};

/** Counts a code as a guess at the account that the login is to, which only the server knows. Throws LimitError. */
const guessed = async <T>(limits: Limits, asker: Asker, take: () => Promise<T>): Promise<T> => {
  const admission = await limits.admit(finishByCode, asker);
  try {
    const taken = await take();
    await admission.succeeded(taken);
    return taken;
  } catch (error) {
    await admission.failed(error);
    throw error;
  }
};
