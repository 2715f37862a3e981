import { RESUME_SORTS, USER_SORTS } from '@pawsume/contract/admin';
import { ask, logIn } from '../seeded.ts';

export interface Asked {
  what: string;
  ask: () => Promise<void>;
}

interface Who {
  /** The tokens of administrators: each may ask for so many lists in a minute only. */
  admins: readonly string[];
  /** The token of somebody with a pet or two, and the username. */
  owner: string;
  typical: string;
}

/** What is measured: logging in, the dashboard of an owner, and the lists and searches of an administrator. */
export const callsAt = (url: string, { admins, owner, typical }: Who): Asked[] => {
  let asked = 0;
  const nextAdmin = () => admins[asked++ % admins.length] ?? '';
  const asAdmin = (what: string, path: string): Asked => ({ what, ask: () => ask(url, nextAdmin(), path) });
  const mine = ['/user/me', '/user/pets', '/user/resumes'];
  return [
    { what: 'logging in', ask: async () => void (await logIn(url, typical)) },
    { what: 'the dashboard', ask: async () => void (await Promise.all(mine.map((path) => ask(url, owner, path)))) },
    ...USER_SORTS.map((sort) => asAdmin(`users, ${sort}`, `/admin/users?sort=${sort}`)),
    ...RESUME_SORTS.map((sort) => asAdmin(`résumés, ${sort}`, `/admin/resume-pages?sort=${sort}`)),
    asAdmin('users, searched by a part of an address', `/admin/users?search=${typical.slice(1)}%40`),
    asAdmin('users, searched by a part of a name', `/admin/users?search=${typical.slice(1)}`),
    asAdmin('résumés, searched by a part of a name', `/admin/resume-pages?search=${typical.slice(1)}`),
    asAdmin('what administrators did', '/admin/audit'),
    asAdmin('the numbers of a year', '/admin/numbers?days=365'),
  ];
};
