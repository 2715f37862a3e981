import type { Context } from '#context';
import type { Db, UserRow } from '#db/types';
import { mailedLink } from '#features/users/mailed-tokens';
import { listUsersByEmail } from '#features/users/queries';
import { type ResetLink, resetPasswordLetter } from '#mail/letters/reset-password';
import type { Letter } from '#mail/mailer';

/**
 * Has a link to a new password mailed to everybody who has this address, whatever its case. Who asks learns nothing, not
 * even by how long it takes: all of it happens after the answer.
 */
export const mailReset = (
  { db, clock, mailer, publicUrl }: Pick<Context, 'db' | 'clock' | 'mailer' | 'publicUrl'>,
  email: string,
): void =>
  mailer.post(async () => {
    const users = await listUsersByEmail(db, email);
    const byAddress = Map.groupBy(users, (user) => user.email);
    const letters = [...byAddress].map(([to, owners]) => letterTo({ db, now: clock(), publicUrl }, to, owners));
    return (await Promise.all(letters)).filter((letter) => letter !== null);
  });

const letterTo = async (
  parts: { db: Db; now: Date; publicUrl: string },
  to: string,
  owners: UserRow[],
): Promise<Letter | null> => {
  const links: ResetLink[] = [];
  for (const { id, username } of owners) {
    const url = await mailedLink(parts, { userId: id, purpose: 'reset_password', email: to });
    if (url !== null) links.push({ userId: id, username, url });
  }
  const [first, ...more] = links;
  return first ? resetPasswordLetter(to, [first, ...more]) : null;
};
