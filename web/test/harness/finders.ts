import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
export const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true }).first();
export const field = (label: string) => page.getByLabelText(label, { exact: true }).first();
export const dialog = (name: string) => page.getByRole('dialog', { name });
export const words = (text: string | RegExp) => page.getByText(text, { exact: false }).first();
export const alert = () => page.getByRole('alert').first();

export const expectAddress = (address: string | RegExp) =>
  expect
    .poll(() => location.pathname + location.search + location.hash)
    .toEqual(typeof address === 'string' ? address : expect.stringMatching(address));

/** Everything that the device stores. */
export const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** Waits until what was typed is stored on the device: a pause in typing does that. */
export const expectKept = (text: string) => expect.poll(stored).toContain(text);
export const expectNothingKept = () =>
  expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);

/** From now on the device stores no draft, as one whose storage is full. */
export function fillStorage(): void {
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.startsWith('draft:')) throw new DOMException('The storage is full.', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
}

export const loseConnection = () => dispatchEvent(new Event('offline'));
export const findConnection = () => dispatchEvent(new Event('online'));
