import type { Db } from '#db/types';

// What a person types is looked for as it is: the wildcards of LIKE are not theirs to use.
const containing = (search: string): string => `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;

const findUsers = (db: Db, search: string) => {
  const users = db.selectFrom('users').where('deleted_at', 'is', null);
  if (!search) return users;
  const pattern = containing(search);
  return users.where((where) => where.or([where('username', 'ilike', pattern), where('email', 'ilike', pattern)]));
};

export const listUserPage = (db: Db, { search, page, limit }: { search: string; page: number; limit: number }) =>
  findUsers(db, search)
    .select(['id', 'username', 'email', 'download_credits', 'created_at', 'last_login'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countUsers = async (db: Db, search: string): Promise<number> => {
  const { total } = await findUsers(db, search)
    .select(({ fn }) => fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

const findResumes = (db: Db) =>
  db
    .selectFrom('resumes')
    .innerJoin('pets', 'pets.id', 'resumes.pet_id')
    .where('resumes.deleted_at', 'is', null)
    .select(['resumes.id', 'resumes.user_id', 'resumes.is_paid', 'resumes.created_at', 'pets.pet_name'])
    .orderBy('resumes.id', 'desc');

export const listAllResumeRows = (db: Db) => findResumes(db).execute();

export const listResumesByPage = (db: Db, { page, limit }: { page: number; limit: number }) =>
  findResumes(db)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countResumes = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('resumes')
    .where('deleted_at', 'is', null)
    .select(({ fn }) => fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const insertAuditEntry = (
  db: Db,
  entry: { actor_id: number; action: string; user_id: number | null; created_at: Date },
) => db.insertInto('audit_log').values(entry).execute();

export const listAuditPage = (db: Db, { page, limit }: { page: number; limit: number }) =>
  db
    .selectFrom('audit_log')
    .innerJoin('users as actor', 'actor.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'audit_log.created_at', 'action', 'user_id', 'actor.username', 'actor.deleted_at'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

export const countAuditEntries = async (db: Db): Promise<number> => {
  const { total } = await db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string | number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
