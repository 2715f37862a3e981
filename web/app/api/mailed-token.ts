import { inSession } from '~/lib/in-session.ts';
import { MAILED_KEY } from './boot-script.ts';

/**
 * The token of the mailed link that opened the screen at `path`. It waits in this tab until it is used up; where
 * storage is switched off it is not found, and the screen says that it is not valid.
 */
export const readMailedToken = (path: string): string | null =>
  inSession((storage) => storage.getItem(MAILED_KEY + path));

/** Has the screen at `path` find a token as if a mailed link had opened it. */
export const keepMailedToken = (path: string, token: string): void => {
  inSession((storage) => storage.setItem(MAILED_KEY + path, token));
};

export const dropMailedToken = (path: string): void => {
  inSession((storage) => storage.removeItem(MAILED_KEY + path));
};
