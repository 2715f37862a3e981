import crypto, { createHash, type UUID } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { atEnd } from '../harness/at-end.ts';

let made = 0;

/**
 * From now on the ids that our server makes have an order that a script decides, so that a seed repeats a run to the
 * letter: the reconciler goes by them. They are as unique as before.
 */
export const orderIdsBy = (seed: number): void => {
  let n = 0;
  crypto.randomUUID = (): UUID => {
    n += 1;
    made += 1;
    const first = createHash('sha256').update(`${seed} ${n}`).digest('hex').slice(0, 8);
    return `${first}-0000-4000-8000-${made.toString(16).padStart(12, '0')}`;
  };
  syncBuiltinESMExports();
};

const { randomUUID } = crypto;

atEnd(async () => {
  crypto.randomUUID = randomUUID;
  syncBuiltinESMExports();
});
