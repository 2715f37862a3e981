import { forgotPassword } from '@pawsume/contract/auth';
import { expect } from 'vitest';
import type { TestApp } from '../harness/start-app.ts';

/** The token of a mailed link; it stands in the fragment, which reaches no server. */
export const tokenIn = (link: string | undefined): string => {
  const { hash, search } = new URL(link ?? '');
  expect(search).toBe('');
  return hash.replace(/^#token=/, '');
};

/** Waits until no letter about this user is still to be sent. */
export const mailsAreOut = ({ db }: TestApp, userId: number) =>
  expect.poll(() => db.selectFrom('jobs').select('kind').where('user_id', '=', userId).execute()).toEqual([]);

/** Asks for a new password as the screen does, and returns the links of the mail that comes of it. */
export const askForReset = async ({ send, inbox }: TestApp, email: string): Promise<string[]> => {
  const since = inbox.mailbox.list()[0]?.id ?? 0;
  expect(await send(forgotPassword, { body: { email } })).toMatchObject({ status: 200 });
  return (await inbox.mailbox.next(email, ({ id, subject }) => id > since && subject.includes('new password'))).links;
};
