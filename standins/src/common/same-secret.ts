import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing of either. */
export const sameSecret = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
