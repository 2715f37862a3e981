import { z } from 'zod';
import { inSession } from '~/lib/in-session.ts';

/** Set while this tab is away at Google; holds where to go afterwards, and since when. */
const STARTED_KEY = 'sign-in-started';
/** As long as Google's answer is waited for. A mark of a sign-in that was given up must not vouch for a later link. */
const VALID_MS = 600_000;

const mark = z.object({ next: z.string(), at: z.number() });

// Storage may be switched off: a sign-in then counts as one that this tab did not start.
export const rememberSignInStarted = (next: string): void => {
  const value: z.infer<typeof mark> = { next, at: Date.now() };
  inSession((storage) => storage.setItem(STARTED_KEY, JSON.stringify(value)));
};

export const forgetSignIn = (): void => {
  inSession((storage) => storage.removeItem(STARTED_KEY));
};

/** Where the sign-in that this tab has under way is to lead, or null if it has none. */
export const signInStartedFor = (): string | null => {
  const stored = inSession((storage) => mark.safeParse(JSON.parse(storage.getItem(STARTED_KEY) ?? 'null')).data);
  return stored && Date.now() - stored.at < VALID_MS ? stored.next : null;
};
