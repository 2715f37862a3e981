import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';

const schema = z.object({ pet_name: z.string() });

beforeEach(() => {
  // Node has this storage in memory; the browser's other one behaves alike.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});

const storageOf = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

/** Opens the form of `key` in a tab; another one has its own memory, and shares storage and locks. */
const openTab = async (key: string, session = storageOf()) => {
  const local = localStorage;
  vi.stubGlobal('sessionStorage', session);
  vi.resetModules();
  const store = await import('./draft-store.ts');
  await store.openDraft(key);
  vi.unstubAllGlobals();
  vi.stubGlobal('localStorage', local);
  return {
    ...store,
    write: (pet_name: string, version?: number) => store.writeDraft(key, { values: { pet_name }, version }),
    read: () => store.readDraft(key, schema)?.values.pet_name,
    close: async () => {
      store.closeDraft(key);
      // The lock is given back in a later turn.
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
};

let number = 0;
const newKey = () => `form:${++number}`;

test('what was kept is read again, in any script, with the version it is based on', async () => {
  const key = newKey();
  const tab = await openTab(key);
  expect(tab.write('雪球 🐾', 3)).toBe(true);
  expect(tab.readDraft(key, schema)).toEqual({ values: { pet_name: '雪球 🐾' }, version: 3 });
});

test('what was removed or never kept is nothing', async () => {
  const tab = await openTab(newKey());
  expect(tab.read()).toBeUndefined();
  tab.write('Bo');
  tab.removeDraftsOf('form:');
  expect(tab.read()).toBeUndefined();
});

test.each(['{"at":1,"values":{"pet_name":7}}', '{"values":', '[]', '{"values":{"pet_name":"Bo"}}'])(
  'a draft that is not as expected, such as %s, is nothing',
  async (text) => {
    const key = newKey();
    const tab = await openTab(key);
    tab.write('Bo');
    const [place = ''] = Object.keys(localStorage);
    localStorage.setItem(place, text);
    expect(tab.read()).toBeUndefined();
  },
);

test('two tabs on one form do not write over each other', async () => {
  const key = newKey();
  const [one, two] = [await openTab(key), await openTab(key)];
  one.write('Bo');
  two.write('Biscuit');
  expect(one.read()).toBe('Bo');
  expect(two.read()).toBe('Biscuit');
  one.removeDraft(key);
  expect(two.read()).toBe('Biscuit');
});

test('a new tab begins without the draft of one that lives, and takes up that of one that is gone', async () => {
  const key = newKey();
  const one = await openTab(key);
  one.write('Bo');
  const two = await openTab(key);
  expect(two.read()).toBeUndefined();
  await one.close();
  const three = await openTab(key);
  expect(three.read()).toBe('Bo');
  await two.close();
});

test('of several drafts that nobody holds the newest is taken up, and the others wait', async () => {
  const key = newKey();
  const tabs = [await openTab(key), await openTab(key)];
  const clock = vi.spyOn(Date, 'now');
  clock.mockReturnValue(2000);
  tabs[0]?.write('newer');
  clock.mockReturnValue(1000);
  tabs[1]?.write('older');
  clock.mockRestore();
  for (const tab of tabs) await tab.close();
  expect((await openTab(key)).read()).toBe('newer');
  expect((await openTab(key)).read()).toBe('older');
  expect((await openTab(key)).read()).toBeUndefined();
});

test('after a reload each tab has its own draft again, not the newest', async () => {
  const key = newKey();
  const session = storageOf();
  const [one, two] = [await openTab(key, session), await openTab(key)];
  one.write('Bo');
  two.write('Biscuit');
  for (const tab of [one, two]) await tab.close();
  expect((await openTab(key, session)).read()).toBe('Bo');
});

test('a tab made as a copy of another gets a draft of its own', async () => {
  const key = newKey();
  const session = storageOf();
  const one = await openTab(key, session);
  one.write('Bo');
  const copy = await openTab(key, session);
  copy.write('Biscuit');
  expect(one.read()).toBe('Bo');
});

test('a browser without locks keeps one draft for all its tabs', async () => {
  vi.stubGlobal('navigator', {});
  const key = newKey();
  const { openDraft, readDraft, writeDraft } = await import('./draft-store.ts');
  await openDraft(key);
  writeDraft(key, { values: { pet_name: 'Bo' } });
  expect(readDraft(key, schema)?.values.pet_name).toBe('Bo');
  vi.unstubAllGlobals();
});

test('what was set aside comes back only when asked for, the newest first', async () => {
  const key = newKey();
  const tab = await openTab(key);
  tab.setAside(key, { pet_name: 'Bo' });
  expect(tab.read()).toBeUndefined();
  expect(tab.hasDraft(key)).toBe(false);
  await tab.close();
  const later = await openTab(key);
  expect(later.read()).toBeUndefined();
  const aside = later.readAside(key, schema);
  expect(aside?.values).toEqual({ pet_name: 'Bo' });
  aside?.remove();
  expect(later.readAside(key, schema)).toBeNull();
});

test('of a thing that is gone the drafts of all tabs are dropped, and no others', async () => {
  const [one, other] = [await openTab('pet:1:2'), await openTab('pet:11:2')];
  one.write('Bo');
  one.setAside('pet:1:2', { pet_name: 'Bob' });
  other.write('Biscuit');
  one.removeDraftsOf('pet:1:');
  expect(Object.keys(localStorage).filter((place) => place.includes('pet:1:'))).toEqual([]);
  expect(other.read()).toBe('Biscuit');
});

test('takes no draft of an account that was forgotten until a form is opened again', async () => {
  const [mine, visitors] = [`of:jo:${newKey()}`, `visitor:${newKey()}`];
  const tab = await openTab(mine);
  await tab.openDraft(visitors);
  tab.forgetDrafts((place) => place.includes('visitor:'));
  expect(tab.write('Bo')).toBe(false);
  expect(tab.read()).toBeUndefined();
  expect(tab.writeDraft(visitors, { values: { pet_name: 'Mochi' } })).toBe(true);
  await tab.openDraft(mine);
  expect(tab.write('Bo')).toBe(true);
});

test('drops the drafts that were typed before a time, and tells whether there were any', async () => {
  const key = newKey();
  const tab = await openTab(key);
  tab.write('Bo');
  expect(tab.dropDraftsBefore(key, Date.now() - 1000)).toBe(false);
  expect(tab.findDraft(key, schema)?.values).toEqual({ pet_name: 'Bo' });
  expect(tab.dropDraftsBefore(key, Date.now() + 1000)).toBe(true);
  expect(tab.findDraft(key, schema)).toBeNull();
});

test('a device without storage says so, and has what was typed for as long as the page', async () => {
  const key = newKey();
  const page = await openTab(key);
  vi.stubGlobal('localStorage', undefined);
  expect(page.write('Bo')).toBe(false);
  expect(page.read()).toBe('Bo');
  const reloaded = await openTab(key);
  expect(reloaded.read()).toBeUndefined();
  page.removeDraftsOf(key);
  expect(page.read()).toBeUndefined();
});

test('what a full device took last gives way to what was typed since', async () => {
  const page = await openTab(newKey());
  page.write('Bo');
  const setItem = vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  });
  expect(page.write('Bob')).toBe(false);
  expect(page.read()).toBe('Bob');
  setItem.mockRestore();
  expect(page.write('Bobby')).toBe(true);
  expect(page.read()).toBe('Bobby');
});
