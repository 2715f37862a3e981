import { secondStep } from '@pawsume/contract/errors';
import { z } from 'zod';
import { inSession } from '~/lib/in-session.ts';
import { ApiError } from './api-error.ts';

/** Where a login that is half done waits for its other half, so that a reload does not lose it. */
const KEY = 'second-step';
/** As long as the server waits. */
const VALID_MS = 300_000;

const kept = secondStep.extend({ at: z.number(), next: z.string().nullable() });
export type PendingStep = z.infer<typeof kept>;

// Storage may be switched off: it is then there as long as the page is.
let here: PendingStep | null = null;

/**
 * Stores how to go on with a login that needs a second factor; false where the error is another one. `next` is the
 * screen it was to lead to.
 */
export const rememberSecondStep = (error: unknown, next: string | null = null): boolean => {
  if (!(error instanceof ApiError) || !error.secondStep) return false;
  const step: PendingStep = { ...error.secondStep, at: Date.now(), next };
  here = step;
  inSession((storage) => storage.setItem(KEY, JSON.stringify(step)));
  return true;
};

export const readSecondStep = (): PendingStep | null => {
  const stored = inSession((storage) => kept.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null')).data);
  const step = stored ?? here;
  return step && Date.now() - step.at < VALID_MS ? step : null;
};

export const forgetSecondStep = (): void => {
  here = null;
  inSession((storage) => storage.removeItem(KEY));
};
