import { afterEach, expect, test, vi } from 'vitest';
import { bootScript } from './boot-script.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Runs the script as the head of a page at `address` does. Answers where the page is then and what waits in the tab. */
const openAt = (address: string) => {
  const page = { href: new URL(address, 'https://here.invalid').href, reloads: 0, onHash: () => {} };
  vi.stubGlobal('location', {
    get href() {
      return page.href;
    },
    reload: () => {
      page.reloads += 1;
    },
  });
  vi.stubGlobal('history', {
    replaceState: (_state: null, _title: string, path: string) => {
      page.href = new URL(path, page.href).href;
    },
  });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } });
  vi.stubGlobal('addEventListener', (_type: 'hashchange', listener: () => void) => {
    page.onHash = listener;
  });
  new Function(bootScript)();
  return page;
};

const pathOf = ({ href }: { href: string }) => href.replace('https://here.invalid', '');

test.each([
  ['/login?token=t1', '/login', { 'arrived-token': 't1' }],
  ['/profile?a=1&token=t1#x', '/profile?a=1#x', { 'arrived-token': 't1' }],
  ['/login/?token=', '/login/', {}],
  ['/reset-password#token=t2', '/reset-password', { 'mailed-token:/reset-password': 't2' }],
  ['/confirm-email#token=t3', '/confirm-email', { 'mailed-token:/confirm-email': 't3' }],
  ['/undo-email#token=t6', '/undo-email', { 'mailed-token:/undo-email': 't6' }],
  ['/buy-credits?token=t4', '/buy-credits?token=t4', {}],
  ['/form1#token=t5', '/form1#token=t5', {}],
  ['/login?next=%2Fresumes', '/login?next=%2Fresumes', {}],
])('%s becomes %s', (address, path, waiting) => {
  expect(pathOf(openAt(address))).toBe(path);
  expect({ ...sessionStorage }).toEqual(waiting);
});

test('a mailed link that is opened over the page of another one starts the page anew', () => {
  const page = openAt('/reset-password#token=old');
  page.href = 'https://here.invalid/reset-password#token=new';
  page.onHash();
  expect({ path: pathOf(page), reloads: page.reloads, ...sessionStorage }).toEqual({
    path: '/reset-password',
    reloads: 1,
    'mailed-token:/reset-password': 'new',
  });
  page.href = 'https://here.invalid/reset-password#main';
  page.onHash();
  expect(page.reloads).toBe(1);
});
