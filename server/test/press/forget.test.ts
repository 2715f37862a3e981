import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openPress } from '#press/press';
import { named } from './pages.ts';

test('the press that forgets finishes pages under way, and sets the same page the same way again', async () => {
  const press = openPress({ workers: 1 });
  onTestFinished(() => press.close());
  const page = named('Biscuit');
  const { pdf: first } = await press.renderPdf(page, null);
  const underWay = press.renderPdf(page, null);
  press.forget();
  press.forget();
  const { pdf: second } = await press.renderPdf(page, null);
  expect((await underWay).pdf.equals(first)).toBe(true);
  expect(second.equals(first)).toBe(true);
});

/** The threads that live, of those that are begun from now on. */
const watchThreads = (): (() => Worker[]) => {
  const living = new Set<Worker>();
  const note = (message: unknown) => {
    const worker: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'worker') : null;
    if (!(worker instanceof Worker)) throw new Error('Node names its threads in another way.');
    living.add(worker);
    worker.once('exit', () => living.delete(worker));
  };
  subscribe('worker_threads', note);
  onTestFinished(() => void unsubscribe('worker_threads', note));
  return () => [...living];
};

test('a page that waited while all was forgotten is forgotten too', async () => {
  const threads = watchThreads();
  const press = openPress({ workers: 1 });
  onTestFinished(() => press.close());
  const page = named('Biscuit');
  const underWay = press.renderPdf(page, null);
  const waiting = press.renderPdf(named('Rex'), null);
  await setImmediate();
  press.forget();
  await underWay;
  const setBy = threads();
  await waiting;
  await expect.poll(() => threads().filter((thread) => setBy.includes(thread))).toEqual([]);
  expect(threads()).toHaveLength(1);
});
