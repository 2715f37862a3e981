import { type credentials, login, register, type registration } from '@pawsume/contract/auth';
import type { z } from 'zod';
import { send } from '~/api/client.ts';
import { rememberSecondStep } from '~/api/second-step.ts';
import { storeToken } from '~/api/session.ts';

/** Logs in; false where the login screen has to ask for a second factor. */
export const logIn = async ({ username, password }: z.infer<typeof credentials>): Promise<boolean> => {
  try {
    const { token } = await send(login, { body: { username, password } });
    storeToken(token);
    return true;
  } catch (error) {
    if (!rememberSecondStep(error)) throw error;
    return false;
  }
};

/** Creates the account and logs in with it. */
export const signUp = async ({ username, password, email, name }: z.infer<typeof registration>): Promise<void> => {
  await send(register, { body: { username, password, email, name } });
  await logIn({ username, password });
};
