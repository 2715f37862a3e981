import { LIMITS } from '@pawsume/contract/fields';
import { paths } from '~/paths.ts';

const TABS = ['users', 'resumes', 'held', 'activity'] as const;
export type Tab = (typeof TABS)[number];

/** What of the dashboard is looked at. It lives in the address, so that a reload and Back keep it. */
export interface View {
  tab: Tab;
  search: string;
  page: number;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** The view that an address names, with the defaults for what it does not name or names wrongly. */
export const viewIn = (query: URLSearchParams): View => {
  const page = query.get('page') ?? '';
  return {
    tab: TABS.find((tab) => tab === query.get('tab')) ?? 'users',
    search: (query.get('search') ?? '').trim().slice(0, LIMITS.email),
    page: PAGE.test(page) ? Number(page) : 1,
  };
};

/** The address of a view, without what is as by default. */
export const pathOf = ({ tab = 'users', search = '', page = 1 }: Partial<View>): string =>
  paths.adminDashboard({
    tab: tab === 'users' ? undefined : tab,
    search: search || undefined,
    page: page === 1 ? undefined : page,
  });
