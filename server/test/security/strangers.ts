import { login, register } from '@pawsume/contract/auth';
import { expect } from 'vitest';
import { PASSWORD } from '../harness/make.ts';
import type { TestApp } from '../harness/start-app.ts';

/** Settings of a server on the open network, behind one proxy: the limits by address are those of the table. */
export const PUBLIC = { PUBLIC_URL: 'https://pawsume.example', TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' };

/** Headers of a request that reached our proxy from this address. */
export const from = (address: string) => ({ 'x-forwarded-for': address });

let registered = 0;

/** Registers somebody from an address that nobody else uses. Returns the username. */
export const someone = async ({ send }: TestApp): Promise<string> => {
  const username = `someone${++registered}`;
  const account = { username, password: PASSWORD, email: `${username}@example.com`, name: 'Some One' };
  const reply = await send(register, { body: account, headers: from(`10.1.${registered >> 8}.${registered & 255}`) });
  expect(reply).toMatchObject({ status: 201 });
  return username;
};

/** Tries this password from this address. Returns the whole answer. */
export const tryLogin = (
  { send }: Pick<TestApp, 'send'>,
  { username, address, password = 'not the password' }: { username: string; address: string; password?: string },
) => send(login, { body: { username, password }, headers: from(address) });

/** How often each status came. */
export const tally = (replies: { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
