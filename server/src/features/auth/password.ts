import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash holds its memory and one of Node's four threads, which files and pages need too. The hashes of one account take
 * turns, so that somebody who logs in again and again keeps nobody else waiting.
 */
const gate = openFairGate({
  width: 2,
  maxWaitingEach: 100,
  maxWaiting: 200,
  busy: () => new AppError('unavailable', messages.common.unavailable),
});

/** A password that no account has, so that an unknown user costs the same time as a wrong password. */
const nobody = hash('nobody has this password', COST);

export const hashPassword = (password: string): Promise<string> =>
  gate.pass(randomUUID(), () => hash(password.normalize('NFC'), COST));

/**
 * Whether `password` is the one behind `stored`; always takes the time of one hash, also when there is none. `who` it is
 * asked for takes turns with others: the name as typed at a login, known or not.
 */
export const passwordMatches = async (
  stored: string | null | undefined,
  password: string,
  who: string | number = randomUUID(),
): Promise<boolean> => {
  const known = stored ?? (await nobody);
  const matches = await gate.pass(who, () => verify(known, password.normalize('NFC')));
  return matches && stored != null;
};
