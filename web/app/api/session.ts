import { useSyncExternalStore } from 'react';
import { inStorage } from '~/lib/in-storage.ts';

/** Where the token lies in the browser's local storage. */
export const TOKEN_KEY = 'token';
/** Where the account of the session lies; see me.ts. */
export const ACCOUNT_KEY = 'account';

/** Enough of a token to tell it from others, and of no use for logging in. */
export const markOf = (token: string): string => token.slice(-8);

const listeners = new Set<() => void>();

// Storage may be switched off by the person or the browser: the session then lasts as long as the page.
let kept: string | null = null;
// The session that this page works with. Another tab may have stored a different one since.
let bound: string | null = null;

export const readToken = (): string | null => kept ?? inStorage((storage) => storage.getItem(TOKEN_KEY), null);

/** Binds this page to the stored session, unless it is bound already. Returns the token that its calls carry. */
export const bindSession = (): string | null => {
  bound ??= readToken();
  return bound;
};

/** The token that this page is bound to; null before its first call and after its session has ended. */
export const boundToken = (): string | null => bound;

/** The token of the session that this page works with, or will work with from its next call. */
export const tabToken = (): string | null => bound ?? readToken();

/** Enough of that token to tell it from others; null where there is none. */
export const currentMark = (): string | null => {
  const token = tabToken();
  return token === null ? null : markOf(token);
};

/** Binds this page to the stored session, whichever it was bound to before. */
export const adoptSession = (): void => {
  bound = readToken();
};

export const storeToken = (token: string): void => {
  bound = token;
  kept = inStorage((storage) => {
    storage.setItem(TOKEN_KEY, token);
    return null;
  }, token);
  announce();
};

/** Ends the session of this page. A session that another tab has stored since stays. */
export const clearToken = (): void => {
  const isStored = bound === null || readToken() === bound;
  bound = null;
  if (isStored) {
    kept = null;
    inStorage((storage) => {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(ACCOUNT_KEY);
    }, undefined);
  }
  announce();
};

/** Styles show 'Login' or 'My Profile' by this mark on the document; see boot-script.ts. */
export const markSession = () => document.documentElement.toggleAttribute('data-session', readToken() !== null);

/** Notifies every listener of the session. */
export const announce = () => {
  if (typeof document !== 'undefined') markSession();
  for (const listener of listeners) listener();
};

const onStorage = (event: StorageEvent) => {
  if (event.key !== null && event.key !== TOKEN_KEY) return;
  kept = null;
  announce();
};

/** Calls back whenever the token changes, in this tab or another. Answers how to stop. */
export const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
};

/** Whether a token is stored. Prerendered pages say no until they are alive in the browser. */
export const useLoggedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  );
