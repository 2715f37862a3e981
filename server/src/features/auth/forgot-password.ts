import type { Context } from '#context';
import type { UserRow } from '#db/types';
import { mailedLink } from '#features/users/mailed-tokens';
import { listUsersByEmail } from '#features/users/queries';
import { type ResetLink, resetPasswordLetter } from '#mail/letters/reset-password';

type Parts = Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl'>;

/**
 * Has a link to a new password mailed to whoever has this address, in one letter whatever its spellings: to the address
 * that was confirmed, where one was. Who asks learns nothing, not even by how long it takes: all of it happens after the
 * answer. Links are made once the letter is known to go out, because each takes the place of the one before.
 */
export const mailReset = (parts: Parts, email: string): void =>
  parts.mailer.post(async () => {
    const owners = await listUsersByEmail(parts.db, email);
    const [first] = owners;
    if (!first) return [];
    const { id: userId, email: to } = first;
    const write = async () => {
      const links = await linksOf(parts, owners);
      return links.length === 0 ? null : resetPasswordLetter({ userId, to, links });
    };
    return [{ kind: 'reset-password', userId, to, write }];
  });

const linksOf = async ({ db, clock, publicUrl }: Parts, owners: UserRow[]): Promise<ResetLink[]> => {
  const links: ResetLink[] = [];
  for (const { id, email, created_at } of owners) {
    const request = { userId: id, purpose: 'reset_password', email } as const;
    const url = await mailedLink({ db, now: clock(), publicUrl }, request);
    if (url !== null) links.push({ url, since: created_at });
  }
  return links;
};
