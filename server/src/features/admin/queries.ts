import type { ResumeSort, UserSort } from '@pawsume/contract/admin';
import { sql } from 'kysely';
import { COUNT, countRows } from '#db/outcome';
import type { Db } from '#db/types';

// What a person types is looked for as it is: the wildcards of LIKE are not theirs to use.
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

interface Filter {
  search: string;
  user_id?: number | undefined;
}

interface Page<Sort> extends Filter {
  sort: Sort;
  page: number;
  limit: number;
}

const findUsers = (db: Db, { search, user_id }: Filter) => {
  let users = db.selectFrom('users').where('deleted_at', 'is', null);
  if (user_id !== undefined) users = users.where('id', '=', user_id);
  if (!search) return users;
  const pattern = containing(search);
  return users.where((where) => where.or([where('username', 'ilike', pattern), where('email', 'ilike', pattern)]));
};

const USER_ORDERS = {
  newest: sql`users.id desc`,
  oldest: sql`users.id`,
  username: sql`username_key`,
  credits: sql`download_credits desc, users.id desc`,
  'last-login': sql`last_login desc nulls last, users.id desc`,
} satisfies Record<UserSort, unknown>;

export const listUserPage = (db: Db, { sort, page, limit, ...filter }: Page<UserSort>) =>
  findUsers(db, filter)
    .select(['id', 'username', 'email', 'download_credits', 'created_at', 'last_login', 'role'])
    .select(({ selectFrom }) =>
      selectFrom('resumes')
        .whereRef('resumes.user_id', '=', 'users.id')
        .where('resumes.deleted_at', 'is', null)
        .select(({ fn }) => fn.countAll<string | number>().as('resumes'))
        .as('resumes'),
    )
    .orderBy(USER_ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** How many rows of a table there are, without counting them. */
const readTotal = async (db: Db, name: 'users' | 'resumes'): Promise<number> => {
  const { total } = await db
    .selectFrom('row_totals')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('count'), sql<string>`0`).as('total'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(total);
};

const isAll = ({ search, user_id }: Filter): boolean => !search && user_id === undefined;

export const countUsers = async (db: Db, filter: Filter): Promise<number> => {
  if (isAll(filter)) return readTotal(db, 'users');
  return countRows(findUsers(db, filter).select(COUNT));
};

const findResumes = (db: Db, { search, user_id }: Filter) => {
  let resumes = db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .innerJoin('users', 'users.id', 'resumes.user_id')
    .where('resumes.deleted_at', 'is', null);
  if (user_id !== undefined) resumes = resumes.where('resumes.user_id', '=', user_id);
  if (!search) return resumes;
  const pattern = containing(search);
  return resumes.where('resumes.id', 'in', findResumeIds(db, pattern));
};

/** Each half finds its rows by an index; joined first, all résumés would be looked through. */
const findResumeIds = (db: Db, pattern: string) =>
  db
    .selectFrom('pets')
    .innerJoin('resumes', 'resumes.pet_id', 'pets.id')
    .select('resumes.id')
    .where('pet_name', 'ilike', pattern)
    .union(
      db
        .selectFrom('users')
        .innerJoin('resumes', 'resumes.user_id', 'users.id')
        .select('resumes.id')
        .where('username', 'ilike', pattern)
        .where('users.deleted_at', 'is', null),
    );

const RESUME_ORDERS = {
  newest: sql`resumes.id desc`,
  oldest: sql`resumes.id`,
  'pet-name': sql`lower(pet_name), pets.id desc, resumes.id desc`,
  paid: sql`resumes.is_paid desc, resumes.id desc`,
} satisfies Record<ResumeSort, unknown>;

const RESUME_COLUMNS = [
  'resumes.id',
  'resumes.user_id',
  'resumes.is_paid',
  'resumes.created_at',
  'pets.pet_name',
  'users.username',
] as const;

/** The newest résumés, or the newest of those before one. */
export const listResumesBefore = (db: Db, before: number | null, limit: number) =>
  db
    // These first, by the primary key: joined before they are limited, the whole list is joined for each batch.
    .selectFrom(({ selectFrom }) =>
      selectFrom('resumes')
        .selectAll()
        .where('deleted_at', 'is', null)
        .$if(before !== null, (resumes) => resumes.where('id', '<', before))
        .orderBy('id', 'desc')
        .limit(limit)
        .as('resumes'),
    )
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .innerJoin('users', 'users.id', 'resumes.user_id')
    .select(RESUME_COLUMNS)
    .orderBy('resumes.id', 'desc')
    .execute();

export const listResumesByPage = (db: Db, { sort, page, limit, ...filter }: Page<ResumeSort>) =>
  findResumes(db, filter)
    .select(RESUME_COLUMNS)
    .orderBy(RESUME_ORDERS[sort])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countResumes = async (db: Db, filter: Filter): Promise<number> => {
  if (isAll(filter)) return readTotal(db, 'resumes');
  return countRows(findResumes(db, filter).select(COUNT));
};

export const insertAuditEntry = (
  db: Db,
  entry: { actor_id: number; action: string; note: string | null; user_id: number | null; created_at: Date },
) => db.insertInto('audit_log').values(entry).execute();

export const listAuditPage = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('audit_log')
    .innerJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'note', 'user_id', 'actor.username', 'actor.deleted_at'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countAuditEntries = (db: Db): Promise<number> => countRows(db.selectFrom('audit_log').select(COUNT));
