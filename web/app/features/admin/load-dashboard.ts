import {
  ADMIN_PAGE_SIZE,
  type AdminResume,
  type AdminUser,
  type HeldPayment,
  listAllResumes,
  listHeldPayments,
  listUsers,
} from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { redirect, replace } from 'react-router';
import { ApiError, hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { pathOf, type View } from './dashboard-view.ts';
import { lastPage } from './page-numbers.ts';

/** A list, or the sentence that says why it is not here. */
export type Loaded<T> = { list: T } | { failed: string };

export interface UserPage {
  users: AdminUser[];
  total: number;
}

export interface DashboardData {
  /** Null while another tab is open. */
  users: Loaded<UserPage> | null;
  resumes: Loaded<AdminResume[]> | null;
  /** Asked for with every tab: money that does not fit must be seen. */
  held: Loaded<HeldPayment[]>;
}

export const isRefused = (error: unknown): boolean => hasStatus(error, 401) || hasStatus(error, 403);

const orFailed = async <T>(sentence: string, answer: Promise<T>): Promise<Loaded<T>> => {
  try {
    return { list: await answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (hasStatus(error, 401)) clearToken();
    if (isRefused(error)) throw redirect(paths.adminLogin());
    return { failed: messageOf(error, sentence) };
  }
};

const loadUsers = async (view: View): Promise<Loaded<UserPage>> => {
  const query = { search: view.search, page: view.page, limit: ADMIN_PAGE_SIZE };
  const users = await orFailed(messages.admin.loadUsersFailed, send(listUsers, { query }));
  const last = 'list' in users ? lastPage(users.list.total, ADMIN_PAGE_SIZE) : view.page;
  // The list has become shorter than the address remembers it.
  if (view.page > last) throw replace(pathOf({ ...view, page: last }));
  return users;
};

/** What the dashboard shows for a view. Who may not ask is sent to the admin login, by a thrown redirect. */
export const loadDashboard = async (view: View): Promise<DashboardData> => {
  const [users, resumes, held] = await Promise.all([
    view.tab === 'users' ? loadUsers(view) : null,
    view.tab === 'resumes' ? orFailed(messages.admin.loadResumesFailed, send(listAllResumes)) : null,
    orFailed(messages.admin.loadHeldFailed, send(listHeldPayments)),
  ]);
  return { users, resumes, held };
};
