import { expect, test } from 'vitest';
import { pathOf, viewIn } from './dashboard-view.ts';

const viewAt = (address: string) => viewIn(new URL(address, 'https://here.invalid').searchParams);

test('a view comes back from its own address', () => {
  const views = [
    { tab: 'users', search: '', user: null, sort: 'newest', page: 1, days: 30 },
    { tab: 'users', search: 'mia & max+1@mail.example', user: null, sort: 'credits', page: 3, days: 30 },
    { tab: 'resumes', search: '', user: 7, sort: 'pet-name', page: 12, days: 30 },
    { tab: 'held', search: '', user: null, sort: 'newest', page: 1, days: 30 },
    { tab: 'jobs', search: '', user: null, sort: 'newest', page: 1, days: 30 },
    { tab: 'activity', search: '', user: null, sort: 'newest', page: 2, days: 30 },
    { tab: 'numbers', search: '', user: null, sort: 'newest', page: 1, days: 365 },
  ] as const;
  expect(views.map((view) => viewAt(pathOf(view)))).toEqual(views);
});

test('the view on arrival has the bare address', () => {
  expect(pathOf({})).toBe('/admin/dashboard');
  expect(pathOf({ tab: 'users', search: '', page: 1 })).toBe('/admin/dashboard');
});

test('an address typed by hand shows a view the server accepts', () => {
  expect(viewAt('/?tab=nonsense&page=0&search=+&user=x&sort=pet-name&days=31')).toEqual({
    tab: 'users',
    search: '',
    user: null,
    sort: 'newest',
    page: 1,
    days: 30,
  });
  expect(['-1', '1.5', 'x', '', '9999999'].map((page) => viewAt(`/?page=${page}`).page)).toEqual([1, 1, 1, 1, 1]);
  expect(viewAt(`/?search=${'x'.repeat(300)}`).search).toHaveLength(254);
});
