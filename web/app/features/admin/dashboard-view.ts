import { RESUME_SORTS, type ResumeSort, USER_SORTS, type UserSort } from '@pawsume/contract/admin';
import { LIMITS } from '@pawsume/contract/fields';
import { DEFAULT_SPAN, NUMBER_SPANS, type NumberSpan } from '@pawsume/contract/numbers';
import { paths } from '~/paths.ts';

const TABS = ['users', 'resumes', 'held', 'jobs', 'references', 'activity', 'numbers'] as const;
export type Tab = (typeof TABS)[number];

export type Sort = UserSort | ResumeSort;
export const DEFAULT_SORT = 'newest';
const SORTS: Record<Tab, readonly Sort[]> = {
  users: USER_SORTS,
  resumes: RESUME_SORTS,
  held: [],
  jobs: [],
  references: [],
  activity: [],
  numbers: [],
};

/** What of the dashboard is looked at. It lives in the address, so that a reload and Back keep it. */
export interface View {
  tab: Tab;
  search: string;
  /** The one user to whom the list is kept. */
  user: number | null;
  sort: Sort;
  page: number;
  /** How many days are counted. */
  days: NumberSpan;
}

const PAGE = /^[1-9]\d{0,5}$/;
const USER = /^[1-9]\d{0,8}$/;

/** The view that an address names, with the defaults for what it does not name or names wrongly. */
export const viewIn = (query: URLSearchParams): View => {
  const page = query.get('page') ?? '';
  const user = query.get('user') ?? '';
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'users';
  return {
    tab,
    search: (query.get('search') ?? '').trim().slice(0, LIMITS.email),
    user: USER.test(user) ? Number(user) : null,
    sort: SORTS[tab].find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
    page: PAGE.test(page) ? Number(page) : 1,
    days: NUMBER_SPANS.find((days) => String(days) === query.get('days')) ?? DEFAULT_SPAN,
  };
};

/** The address of a view, without what is as by default. */
export const pathOf = (view: Partial<View>): string => {
  const { tab = 'users', search, user, sort = DEFAULT_SORT, page = 1, days = DEFAULT_SPAN } = view;
  return paths.adminDashboard({
    tab: tab === 'users' ? undefined : tab,
    search: search || undefined,
    user: user ?? undefined,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page === 1 ? undefined : page,
    days: days === DEFAULT_SPAN ? undefined : days,
  });
};
