import {
  ADMIN_PAGE_SIZE,
  type AdminResume,
  type AdminUser,
  type AuditEntry,
  type HeldPayment,
  listAudit,
  listHeldPayments,
  listResumePage,
  listUsers,
  RESUME_SORTS,
  USER_SORTS,
} from '@pawsume/contract/admin';
import type { AnswerOf } from '@pawsume/contract/call';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { type AdminConfirmation, listAllConfirmations } from '@pawsume/contract/confirmations';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs } from '@pawsume/contract/jobs';
import { messages } from '@pawsume/contract/messages';
import { numberMessages } from '@pawsume/contract/number-messages';
import { getNumbers, type Numbers } from '@pawsume/contract/numbers';
import { redirect, replace } from 'react-router';
import { ApiError, hasCode, hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { pathOf, type View } from './dashboard-view.ts';
import { lastPage } from './page-numbers.ts';

/** A list, or the message that says why it is not here. */
export type Loaded<T> = { list: T } | { failed: string };

/** One page of a list, and how long the list is. */
export interface ListPage<T> {
  records: T[];
  total: number;
}

export type FailedJobs = AnswerOf<typeof listFailedJobs>;

export interface DashboardData {
  /** Null while another tab is open. */
  users: Loaded<ListPage<AdminUser>> | null;
  resumes: Loaded<ListPage<AdminResume>> | null;
  activity: Loaded<ListPage<AuditEntry>> | null;
  numbers: Loaded<Numbers> | null;
  /** Asked for with every tab: money that does not fit must be seen. */
  held: Loaded<HeldPayment[]>;
  /** Asked for with every tab: what was given up nobody else will do. */
  jobs: Loaded<FailedJobs>;
  /** Asked for with every tab: what somebody reported must be seen. */
  references: Loaded<AdminConfirmation[]>;
}

export const isRefused = (error: unknown): boolean => hasStatus(error, 401) || hasStatus(error, 403);

const orFailed = async <T>(message: string, answer: Promise<T>): Promise<Loaded<T>> => {
  try {
    return { list: await answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (hasStatus(error, 401)) clearToken();
    if (hasCode(error, 'second_factor_required')) throw redirect(paths.accountSecurity());
    if (isRefused(error)) throw redirect(paths.adminLogin());
    return { failed: messageOf(error, message) };
  }
};

const orLastPage = async <T>(view: View, message: string, answer: Promise<ListPage<T>>) => {
  const page = await orFailed(message, answer);
  const last = 'list' in page ? lastPage(page.list.total, ADMIN_PAGE_SIZE) : view.page;
  // The list has become shorter than the address remembers it.
  if (view.page > last) throw replace(pathOf({ ...view, page: last }));
  return page;
};

/** What both lists are asked with, but for their order. */
const filterOf = ({ search, user, page }: View) => ({
  search,
  page,
  limit: ADMIN_PAGE_SIZE,
  ...(user !== null && { user_id: user }),
});

const usersOf = async (view: View): Promise<ListPage<AdminUser>> => {
  const { users, total } = await send(listUsers, {
    query: { ...filterOf(view), sort: USER_SORTS.find((sort) => sort === view.sort) },
  });
  return { records: users, total };
};

const resumesOf = async (view: View): Promise<ListPage<AdminResume>> => {
  const { resumes, total } = await send(listResumePage, {
    query: { ...filterOf(view), sort: RESUME_SORTS.find((sort) => sort === view.sort) },
  });
  return { records: resumes, total };
};

const activityOf = async ({ page }: View): Promise<ListPage<AuditEntry>> => {
  const { entries, total } = await send(listAudit, { query: { page, limit: ADMIN_PAGE_SIZE } });
  return { records: entries, total };
};

/** What the dashboard shows for a view. Who may not ask is sent to the admin login, by a thrown redirect. */
export const loadDashboard = async (view: View): Promise<DashboardData> => {
  const { loadUsersFailed, loadResumesFailed, loadActivityFailed, loadHeldFailed } = messages.admin;
  const [users, resumes, activity, numbers, held, jobs, references] = await Promise.all([
    view.tab === 'users' ? orLastPage(view, loadUsersFailed, usersOf(view)) : null,
    view.tab === 'resumes' ? orLastPage(view, loadResumesFailed, resumesOf(view)) : null,
    view.tab === 'activity' ? orLastPage(view, loadActivityFailed, activityOf(view)) : null,
    view.tab === 'numbers' ? orFailed(numberMessages.failed, send(getNumbers, { query: { days: view.days } })) : null,
    orFailed(loadHeldFailed, send(listHeldPayments)),
    orFailed(jobMessages.failed, send(listFailedJobs)),
    orFailed(confirmationMessages.adminFailed, send(listAllConfirmations)),
  ]);
  return { users, resumes, activity, numbers, held, jobs, references };
};
