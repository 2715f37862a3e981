import {
  beginByPasskey,
  beginPasskeyLogin,
  finishByCode,
  finishByPasskey,
  loginByPasskey,
} from '@pawsume/contract/second-factor';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { deviceOf } from '../device.ts';
import { finishWithCode, finishWithPasskey, optionsToFinish } from './finish-login.ts';
import { guessed } from './guessed.ts';
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
