/** The last migration of the version that runs at others': moved on when a version is released. */
export const RELEASED = '0022-counted-days';

/**
 * What a newer migration does and the released version bears all the same, word for word as the check says it, and why it
 * does. Emptied when `RELEASED` moves on.
 */
export const REVIEWED: Record<string, string> = {
  '0023-many-rows: trigger users_total of users is new':
    'it counts rows in the database, whichever version writes them',
  '0023-many-rows: trigger resumes_total of resumes is new':
    'it counts rows in the database, whichever version writes them',
  '0041-writing-locks: column writings.told is gone': 'the released version does not know the table',
  '0041-writing-locks: column writings.outcome is gone': 'the released version does not know the table',
  '0041-writing-locks: column writings.followed is gone': 'the released version does not know the table',
  '0042-no-counted-days: table counted_days is gone': 'no version that reads it was released',
};
