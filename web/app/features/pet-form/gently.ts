const GRACE_MS = 200;

/** There already, or still on its way. */
export type MaybeLate<T> = T | Promise<T>;

/** For a loader: waits a moment, so that what comes fast is shown at once and only what takes long shows a skeleton. */
export const gently = <T>(answer: Promise<T>): Promise<{ loaded: MaybeLate<T> }> =>
  Promise.race([
    answer.then((loaded) => ({ loaded })),
    new Promise<{ loaded: Promise<T> }>((resolve) => setTimeout(() => resolve({ loaded: answer }), GRACE_MS)),
  ]);
