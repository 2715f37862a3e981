import { randomText } from '../common/secrets.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id as Stripe writes them: `prefix_` and letters and digits. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(ALPHABET, length)}`;

/** Stripe counts time in whole seconds. */
export const unixNow = (): number => Math.floor(Date.now() / 1000);
