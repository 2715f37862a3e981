import { z } from 'zod';

const savedState = z.object({ savedAt: z.date() });

/** Travels in the history's state to the screen that a first save leads to. */
export const savedNow = () => ({ savedAt: new Date() });

const JUST_NOW_MS = 5000;

export const isJustNow = (savedAt: Date | null): boolean =>
  savedAt !== null && Date.now() - savedAt.getTime() < JUST_NOW_MS;

export const savedAtIn = (state: unknown): Date | null => savedState.safeParse(state).data?.savedAt ?? null;
