import { AsyncLocalStorage } from 'node:async_hooks';

let undone = new AsyncDisposableStack();

/** Where work belongs to something that outlives the file. */
const longer = new AsyncLocalStorage<AsyncDisposableStack>();

/**
 * Has this done after the last test of the file, the newest first. For what is started within a hook or a test, where
 * Vitest takes an `afterAll` without a word and never runs it.
 */
export const atEnd = (work: () => Promise<void>): void => (longer.getStore() ?? undone).defer(work);

/** Starts what all files of this worker share. It ends with the worker, and nothing of it is undone before. */
export const startForWorker = <T>(start: () => Promise<T>): Promise<T> => longer.run(new AsyncDisposableStack(), start);

/** Does it now; what is registered from now on waits for the next end. */
export const cleanUp = async (): Promise<void> => {
  const due = undone;
  undone = new AsyncDisposableStack();
  await due.disposeAsync();
};
