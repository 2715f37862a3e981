import { RESUME_SORTS, USER_SORTS } from '@pawsume/contract/admin';
import * as numbers from '#features/admin/numbers-queries';
import * as queries from '#features/admin/queries';
import type { Calls, Someone } from './call.ts';

const PAGE = { page: 3, limit: 10 };
const NO_NUMBERS = { registrations: 0 } as never; // what is kept is no matter to how it is kept
/** A day that is counted; the days before it are kept. */
const today = ({ now, dayAgo }: Someone) => ({ since: dayAgo, until: now, live: false });

export const admin: Record<string, Calls> = {
  'features/admin/queries': {
    listUserPage: [
      ...USER_SORTS.flatMap((sort) =>
        ['', 'garnier4'].map(
          (search) =>
            ({ db }: Someone) =>
              queries.listUserPage(db, { ...PAGE, sort, search }),
        ),
      ),
      ({ db, userId }) => queries.listUserPage(db, { ...PAGE, sort: 'newest', search: '', user_id: userId }),
      ({ db, userId }) => queries.listUserPage(db, { ...PAGE, sort: 'newest', search: 'garnier4', user_id: userId }),
    ],
    countUsers: [
      ({ db }) => queries.countUsers(db, { search: '' }),
      ({ db }) => queries.countUsers(db, { search: 'garnier4' }),
      ({ db, userId }) => queries.countUsers(db, { search: '', user_id: userId }),
    ],
    listResumesBefore: [
      ({ db }) => queries.listResumesBefore(db, null, 50),
      ({ db, resumeId }) => queries.listResumesBefore(db, resumeId, 50),
    ],
    listResumesByPage: [
      ...RESUME_SORTS.flatMap((sort) =>
        ['', 'garnier4'].map(
          (search) =>
            ({ db }: Someone) =>
              queries.listResumesByPage(db, { ...PAGE, sort, search }),
        ),
      ),
      ({ db, userId }) => queries.listResumesByPage(db, { ...PAGE, sort: 'newest', search: '', user_id: userId }),
    ],
    countResumes: [
      ({ db }) => queries.countResumes(db, { search: '' }),
      ({ db }) => queries.countResumes(db, { search: 'garnier4' }),
      ({ db, userId }) => queries.countResumes(db, { search: '', user_id: userId }),
    ],
    insertAuditEntry: [
      ({ db, userId, now }) =>
        queries.insertAuditEntry(db, { actor_id: userId, action: 'x', user_id: null, created_at: now }),
    ],
    listAuditPage: [({ db }) => queries.listAuditPage(db, PAGE)],
    countAuditEntries: [({ db }) => queries.countAuditEntries(db)],
  },
  'features/admin/numbers-queries': {
    countRegistrations: [(some) => numbers.countRegistrations(some.db, today(some))],
    countSpends: [(some) => numbers.countSpends(some.db, today(some))],
    sumIncome: [(some) => numbers.sumIncome(some.db, today(some))],
    sumRefunds: [(some) => numbers.sumRefunds(some.db, today(some))],
    listDayCounts: [(some) => numbers.listDayCounts(some.db, today(some))],
    listCountedDays: [({ db }) => numbers.listCountedDays(db, { from: '2026-11-01', to: '2026-11-20', live: false })],
    keepCountedDays: [
      ({ db }) => numbers.keepCountedDays(db, [{ day: '2026-11-20', live: true, numbers: NO_NUMBERS }]),
    ],
  },
};
