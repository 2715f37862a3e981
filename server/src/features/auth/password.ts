import { hash, verify } from '@node-rs/argon2';
import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { openGate } from '#lib/gate';

// OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The library's algorithm is argon2id unless told otherwise.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash holds its memory and one of Node's four threads, which files and pictures need too. */
const gate = openGate({
  width: 2,
  maxWaiting: 200,
  busy: () => new AppError('unavailable', messages.common.unavailable),
});

/** A password that no account has, so that an unknown user costs the same time as a wrong password. */
const nobody = hash('nobody has this password', COST);

export const hashPassword = (password: string): Promise<string> =>
  gate.pass(() => hash(password.normalize('NFC'), COST));

/** Whether `password` is the one behind `stored`; always takes the time of one hash, also when there is none. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const known = stored ?? (await nobody);
  const matches = await gate.pass(() => verify(known, password.normalize('NFC')));
  return matches && stored != null;
};
