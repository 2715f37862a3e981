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

export const readToken = (): string | null => inStorage((storage) => storage.getItem(TOKEN_KEY), null) ?? kept;

export const storeToken = (token: string): void => {
  kept = token;
  inStorage((storage) => storage.setItem(TOKEN_KEY, token), undefined);
  announce();
};

export const clearToken = (): void => {
  kept = null;
  inStorage((storage) => {
    storage.removeItem(TOKEN_KEY);
    storage.removeItem(ACCOUNT_KEY);
  }, undefined);
  announce();
};

/** Styles show 'Login' or 'My Profile' by this mark on the document; see boot-script.ts. */
export const markSession = () => document.documentElement.toggleAttribute('data-session', readToken() !== null);

const announce = () => {
  if (typeof document !== 'undefined') markSession();
  for (const listener of listeners) listener();
};

const onStorage = (event: StorageEvent) => {
  if (event.key !== null && event.key !== TOKEN_KEY) return;
  kept = null;
  announce();
};

/** Calls back whenever the token changes, in this tab or another. Answers how to stop. */
const subscribe = (listener: () => void): (() => void) => {
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
