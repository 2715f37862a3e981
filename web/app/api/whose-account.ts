import { logout } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { downloadResume } from '@pawsume/contract/resumes';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { inStorage } from '~/lib/in-storage.ts';
import { ApiError } from './api-error.ts';
import { markOf, readToken, useLoggedIn } from './session.ts';

/** Set while this browser is in an account that a link led it to; every tab is. */
export const UNCONFIRMED_KEY = 'unconfirmed-account';

const account = z.object({
  /** The session that it is about; it says nothing of any other. */
  mark: z.string(),
  /** Empty where it could not be asked. */
  name: z.string(),
  username: z.string(),
});
export type UnconfirmedAccount = z.infer<typeof account>;

const listeners = new Set<() => void>();
// Storage may be switched off: the question then lasts as long as the page, as the session does.
let kept: string | null = null;

const stored = (): string | null => inStorage((storage) => storage.getItem(UNCONFIRMED_KEY), null) ?? kept;

const write = (value: string | null): void => {
  kept = value;
  inStorage(
    (storage) => (value === null ? storage.removeItem(UNCONFIRMED_KEY) : storage.setItem(UNCONFIRMED_KEY, value)),
    undefined,
  );
  for (const listener of listeners) listener();
};

/** Asks from now on whether the person is who this session says, until they say so or log out. */
export const doubtAccount = (token: string, who: { name: string; username: string } | null): void => {
  const doubted: UnconfirmedAccount = { mark: markOf(token), name: who?.name ?? '', username: who?.username ?? '' };
  write(JSON.stringify(doubted));
};

/** The person has said that the account is theirs. */
export const confirmAccount = (): void => write(null);

const accountIn = (value: string | null): UnconfirmedAccount | null => {
  const token = readToken();
  if (value === null || token === null) return null;
  const doubted = inStorage(() => account.safeParse(JSON.parse(value)).data ?? null, null);
  return doubted?.mark === markOf(token) ? doubted : null;
};

/** True if a link led to this account, and the person has not called it theirs. */
export const isInDoubt = (): boolean => accountIn(stored()) !== null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

/** The account that the person has not called theirs yet; null where there is no doubt. */
export const useUnconfirmedAccount = (): UnconfirmedAccount | null => {
  // It was about another session.
  useLoggedIn();
  return accountIn(useSyncExternalStore(subscribe, stored, () => null));
};

/** Asks the person, who answers whether the account is theirs. */
type Question = (account: UnconfirmedAccount) => Promise<boolean>;
let ask: Question | null = null;

/** Registers the screen that asks. Returns a function that unregisters it. */
export const answerDoubt = (question: Question): (() => void) => {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
};

let asking: Promise<boolean> | null = null;

/** One question for all calls that wait for it. */
const askOnce = (question: Question, doubted: UnconfirmedAccount): Promise<boolean> => {
  asking ??= question(doubted).finally(() => {
    asking = null;
  });
  return asking;
};

const isHarmless = (call: Call): boolean =>
  call.access === 'anyone' || call.path === logout.path || (call.method === 'GET' && call.path !== downloadResume.path);

/** Whether a call would save or buy something in an account which the person has not called theirs. */
export const isHeldBack = (call: Call): boolean => !isHarmless(call) && isInDoubt();

/** Waits until the person has called the account theirs. Throws ApiError where they do not. */
export const untilConfirmed = async (): Promise<void> => {
  const doubted = accountIn(stored());
  if (!doubted || (ask && (await askOnce(ask, doubted)))) return;
  throw new ApiError({ status: 0, code: 'account_unconfirmed', reason: messages.account.confirmFirst });
};
