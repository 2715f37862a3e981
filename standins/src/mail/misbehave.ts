import { setTimeout as sleep } from 'node:timers/promises';

const SLOW_MS = 3000;

/** An answer of SMTP other than yes. */
const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/**
 * Whether a mail to this recipient is taken and never answered, so that its sender does not know what became of it: the first
 * one of each `unsure`.
 */
export const leavesUnsure = (address: string, tries: Map<string, number>): boolean =>
  address.startsWith('unsure') && tries.get(address) === 1;

/**
 * Recipients whose name before the `@` asks for trouble: `refused` for good, `busy` at the first try of each mail,
 * `slow` to be taken. Throws the answer to give.
 */
export const misbehave = async (address: string, tries: Map<string, number>): Promise<void> => {
  const [behaviour = ''] = address.split(/[@.+-]/);
  const tried = (tries.get(address) ?? 0) + 1;
  tries.set(address, tried);
  if (behaviour === 'refused') throw refusal(550, `<${address}> no such mailbox`);
  if (behaviour === 'busy' && tried % 2 === 1) throw refusal(451, `<${address}> try again later`);
  if (behaviour === 'slow') await sleep(SLOW_MS);
};
