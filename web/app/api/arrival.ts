import { exchangeToken } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { hasStatus, isPassing } from './api-error.ts';
import { ARRIVAL_KEY } from './boot-script.ts';
import { send } from './client.ts';
import { messageOf } from './message-of.ts';
import { readToken, storeToken } from './session.ts';
import { forgetSignIn, signInStartedFor } from './sign-in-started.ts';

/** What became of a token that came in the URL. */
export type Arrival =
  | { kind: 'none' }
  /** `next` is where this tab's own sign-in wanted to go. */
  | { kind: 'signed-in'; next: string | null }
  /** A live session of `mine` would be replaced by one of `theirs`. */
  | { kind: 'ask'; mine: string; theirs: string }
  /** It could not be found out what the token is. It is kept for another try. */
  | { kind: 'unsettled'; sentence: string };

// Where storage is switched off nothing can have arrived.
const arrivedToken = (): string | null => {
  try {
    return sessionStorage.getItem(ARRIVAL_KEY);
  } catch {
    return null;
  }
};

export const hasArrival = (): boolean => arrivedToken() !== null;

export const refuseArrival = (): void => sessionStorage.removeItem(ARRIVAL_KEY);

/** Signs in with the token that arrived, if that needs no question. */
export const settleArrival = async (): Promise<Arrival> => {
  const arrived = arrivedToken();
  if (arrived === null) {
    forgetSignIn();
    return { kind: 'none' };
  }
  try {
    const token = await sessionFor(arrived);
    // A hand-over token is used up now: whoever reloads must find the session that it was.
    sessionStorage.setItem(ARRIVAL_KEY, token);
    return await settle(token);
  } catch (error) {
    const { noConnection, unavailable } = messages.common;
    return { kind: 'unsettled', sentence: hasStatus(error, 0) ? noConnection : messageOf(error, unavailable) };
  }
};

/** Signs in with the session that arrived, whoever is logged in. */
export const acceptArrival = (): Arrival => {
  const token = arrivedToken();
  const next = signInStartedFor();
  refuseArrival();
  forgetSignIn();
  if (token !== null) storeToken(token);
  return { kind: 'signed-in', next };
};

const settle = async (token: string): Promise<Arrival> => {
  const current = readToken();
  if (current === null || current === token || signInStartedFor() !== null) return acceptArrival();
  const [mine, theirs] = await Promise.all([usernameOf(current), usernameOf(token)]);
  if (mine === null || mine === theirs) return acceptArrival();
  if (theirs !== null) return { kind: 'ask', mine, theirs };
  // A dead token must not end a live session.
  refuseArrival();
  return { kind: 'signed-in', next: null };
};

const sessionFor = async (token: string): Promise<string> => {
  try {
    return (await send(exchangeToken, { body: { token } })).token;
  } catch (error) {
    if (isPassing(error)) throw error;
    // What is no hand-over token is stored as given; a dead one is found out by the first call that uses it.
    return token;
  }
};

const usernameOf = async (token: string): Promise<string | null> => {
  try {
    return (await send(getMe, { headers: { authorization: `Bearer ${token}` } })).username;
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
};
