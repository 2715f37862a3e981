let undone = new AsyncDisposableStack();

/**
 * Has this done after the last test of the file, the newest first. For what is started within a hook or a test, where
 * Vitest takes an `afterAll` without a word and never runs it.
 */
export const atEnd = (work: () => Promise<void>): void => undone.defer(work);

/** Does it now; what is registered from now on waits for the next end. */
export const cleanUp = async (): Promise<void> => {
  const due = undone;
  undone = new AsyncDisposableStack();
  await due.disposeAsync();
};
