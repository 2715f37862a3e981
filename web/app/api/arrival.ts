import { exchangeToken } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getMe, type User } from '@pawsume/contract/users';
import { hasCode, hasStatus, isTransient } from './api-error.ts';
import { ARRIVAL_KEY } from './boot-script.ts';
import { send } from './client.ts';
import { messageOf } from './message-of.ts';
import { rememberSecondStep } from './second-step.ts';
import { readToken, storeToken } from './session.ts';
import { forgetSignIn, signInStartedFor } from './sign-in-started.ts';
import { doubtAccount } from './whose-account.ts';

/** What became of a token that came in the URL. */
export type Arrival =
  | { kind: 'none' }
  /** `next` is where the sign-in that this tab began was to lead. */
  | { kind: 'logged-in'; next: string | null }
  /** The second factor is asked for; see second-step.ts. */
  | { kind: 'second-step' }
  /** A live session of `mine` would be replaced by one of `theirs`. */
  | { kind: 'ask'; mine: string; theirs: string }
  /** The token could not be checked. It is kept for another try. */
  | { kind: 'unsettled'; message: string };

/** The session that a login ticket was swapped for. */
const FROM_TICKET_KEY = 'arrived-by-login-ticket';
const isFromTicket = (token: string): boolean => sessionStorage.getItem(FROM_TICKET_KEY) === token;

// Where storage is switched off nothing can have arrived.
const arrivedToken = (): string | null => {
  try {
    return sessionStorage.getItem(ARRIVAL_KEY);
  } catch {
    return null;
  }
};

export const hasArrival = (): boolean => arrivedToken() !== null;

export const refuseArrival = (): void => {
  sessionStorage.removeItem(ARRIVAL_KEY);
  sessionStorage.removeItem(FROM_TICKET_KEY);
};

/** Logs in with the token that arrived, if that needs no question. */
export const acceptToken = async (): Promise<Arrival> => {
  const arrived = arrivedToken();
  if (arrived === null) {
    forgetSignIn();
    return { kind: 'none' };
  }
  try {
    const token = await sessionFor(arrived);
    // A login ticket is used up now: whoever reloads must find the session that it was.
    sessionStorage.setItem(ARRIVAL_KEY, token);
    return await settle(token);
  } catch (error) {
    if (rememberSecondStep(error, signInStartedFor())) {
      refuseArrival();
      forgetSignIn();
      return { kind: 'second-step' };
    }
    const { noConnection, unavailable } = messages.common;
    return { kind: 'unsettled', message: hasStatus(error, 0) ? noConnection : messageOf(error, unavailable) };
  }
};

/** Logs in with the session that arrived, whoever is logged in. */
export const acceptArrival = (): Arrival => {
  const token = arrivedToken();
  const next = signInStartedFor();
  refuseArrival();
  forgetSignIn();
  if (token !== null) storeToken(token);
  return { kind: 'logged-in', next };
};

const settle = async (token: string): Promise<Arrival> => {
  const current = readToken();
  if (current === token) return acceptArrival();
  if (current === null || signInStartedFor() !== null) return acceptUnasked(token);
  const [mine, theirs] = await Promise.all([userOf(current), userOf(token)]);
  if (mine === null) return acceptUnasked(token);
  if (mine.username === theirs?.username) return acceptArrival();
  if (theirs !== null) return { kind: 'ask', mine: mine.username, theirs: theirs.username };
  // A dead token must not end a live session.
  refuseArrival();
  return { kind: 'logged-in', next: null };
};

/**
 * Logs in. Where this browser did not ask for the session, the person has to confirm first that the account is theirs.
 */
const acceptUnasked = async (token: string): Promise<Arrival> => {
  if (!isFromTicket(token)) doubtAccount(token, await userOf(token).catch(() => null));
  return acceptArrival();
};

const sessionFor = async (token: string): Promise<string> => {
  try {
    const session = (await send(exchangeToken, { body: { token } })).token;
    // The server has found that this very browser began the sign-in.
    sessionStorage.setItem(FROM_TICKET_KEY, session);
    return session;
  } catch (error) {
    if (isTransient(error) || hasCode(error, 'second_factor_needed')) throw error;
    // A token that is no login ticket is stored as it is; if it is not valid, the first call that uses it will tell.
    return token;
  }
};

const userOf = async (token: string): Promise<User | null> => {
  try {
    return await send(getMe, { headers: { authorization: `Bearer ${token}` } });
  } catch (error) {
    if (hasStatus(error, 401)) return null;
    throw error;
  }
};
