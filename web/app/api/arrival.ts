import { exchangeToken } from '@pawsume/contract/auth';
import { getMe, type User } from '@pawsume/contract/users';
import { hasStatus } from './api-error.ts';
import { ARRIVAL_KEY } from './boot-script.ts';
import { send } from './client.ts';
import { readToken, storeToken } from './session.ts';

/** Set while this tab is away at Google; holds where to go afterwards. */
const STARTED_KEY = 'sign-in-started';

export const hasArrival = (): boolean => sessionStorage.getItem(ARRIVAL_KEY) !== null;

export const refuseArrival = (): void => sessionStorage.removeItem(ARRIVAL_KEY);

export const rememberSignInStarted = (next: string): void => sessionStorage.setItem(STARTED_KEY, next);

/** The user whose live session a token would replace, if that has to be asked first. */
export const sessionAtStake = async (): Promise<Pick<User, 'username'> | null> => {
  if (readToken() === null || sessionStorage.getItem(STARTED_KEY) !== null) return null;
  try {
    return await send(getMe);
  } catch (error) {
    return hasStatus(error, 401) ? null : { username: '' };
  }
};

/** Signs in with the token that arrived. Answers the path that the sign-in was started for, if this tab did. */
export const acceptArrival = async (): Promise<string | null> => {
  const token = sessionStorage.getItem(ARRIVAL_KEY) ?? '';
  const next = sessionStorage.getItem(STARTED_KEY);
  sessionStorage.removeItem(ARRIVAL_KEY);
  sessionStorage.removeItem(STARTED_KEY);
  storeToken(await sessionFor(token));
  return next;
};

// What is no hand-over token is stored as given; a dead one is found out by the first call that uses it.
const sessionFor = async (token: string): Promise<string> => {
  try {
    return (await send(exchangeToken, { body: { token } })).token;
  } catch {
    return token;
  }
};
