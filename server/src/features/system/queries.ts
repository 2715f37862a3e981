import { sql } from 'kysely';
import type { Db } from '#db/types';

/** Has the database answer, with nothing. */
export const askDatabase = (db: Db) => sql`select 1`.execute(db);
