import { createHash } from 'node:crypto';

/** The query that the product makes to know who asks. */
export const QUERY = `select users.*, sessions.created_at as session_created_at, sessions.last_used_at as session_last_used_at,
  (exists (select id from passkeys where passkeys.user_id = users.id)
    or exists (select user_id from authenticators where authenticators.user_id = users.id and confirmed_at is not null)
  ) as has_factor,
  exists (select subject from identities where identities.user_id = users.id) as has_identity
  from sessions inner join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.created_at >= $2 and sessions.last_used_at >= $3
  and exists (select owner.id from users as owner where owner.id = sessions.user_id and owner.deleted_at is null)`;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** What it is asked with, for the token of an Authorization header. */
export const parametersFor = (authorization = ''): [string, Date, Date] => {
  const token = authorization.slice('Bearer '.length);
  return [createHash('sha256').update(token).digest('base64url'), daysAgo(90), daysAgo(30)];
};
