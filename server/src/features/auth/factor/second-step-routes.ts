import {
  beginByPasskey,
  beginPasskeyLogin,
  finishByCode,
  finishByPasskey,
  loginByPasskey,
} from '@pawsume/contract/second-factor';
import type { Context } from '#context';
import type { Db } from '#db/types';
import type { Serve } from '#http/serve';
import type { Asker } from '#limits/limiter';
import type { Limits } from '#limits/limits';
import { describeDevice } from '../device.ts';
import { demandParty } from './demand-party.ts';
import { finishWithCode, finishWithPasskey, startPasskeyStep } from './finish-login.ts';
import { logInByPasskey, startPasskeyLogin } from './log-in-by-passkey.ts';
import { mailFactorChanged } from './mail-factor-changed.ts';
import { getStepUser } from './second-steps.ts';

/** The second half of a login, and the login by passkey, which has no second half. */
export const registerSecondStep = (serve: Serve, context: Context): void => {
  const { db, clock, limits, publicUrl } = context;
  const world = () => ({ db, now: clock(), party: demandParty(publicUrl) });

  serve(finishByCode, async ({ body, headers, address }) => {
    const now = clock();
    const userId = await getStepUser({ db, now }, body.challenge);
    const step = { ...body, userId, device: describeDevice(headers['user-agent']) };
    const tell = (tx: Db) => mailFactorChanged(context, tx, { userId, change: 'code used' });
    const token = await guessed(limits, { address, userId, username: null, body }, () =>
      finishWithCode({ db, now }, step, tell),
    );
    return { token };
  });

  serve(beginByPasskey, async ({ body }) => startPasskeyStep(world(), body.challenge));

  serve(finishByPasskey, async ({ body, headers }) => {
    const userId = await getStepUser({ db, now: clock() }, body.challenge);
    const step = { ...body, userId, device: describeDevice(headers['user-agent']) };
    return { token: await finishWithPasskey(world(), step) };
  });

  serve(beginPasskeyLogin, async () => startPasskeyLogin(world()));

  serve(loginByPasskey, async ({ body, headers }) => {
    const device = describeDevice(headers['user-agent']);
    return { token: await logInByPasskey(world(), { ...body, device }) };
  });
};

/**
 * Counts a code as a guess at the account that is being logged in to. Only the server knows which one that is. Throws
 * LimitError.
 */
const guessed = async <T>(limits: Limits, asker: Asker, take: () => Promise<T>): Promise<T> => {
  const admission = await limits.admit(finishByCode, asker);
  try {
    const taken = await take();
    await admission({ answer: taken });
    return taken;
  } catch (error) {
    await admission({ error });
    throw error;
  }
};
