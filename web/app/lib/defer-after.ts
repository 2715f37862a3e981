/** There already, or still on its way. */
export type MaybeLate<T> = T | Promise<T>;

/** How long a loader waits before its screen shows a skeleton. */
export const SKELETON_MS = 200;

/** For a loader: waits this long, so that what comes fast is shown at once and only what takes longer shows a skeleton. */
export const deferAfter = <T>(ms: number, answer: Promise<T>): Promise<{ loaded: MaybeLate<T> }> =>
  Promise.race([
    answer.then((loaded) => ({ loaded })),
    new Promise<{ loaded: Promise<T> }>((resolve) => setTimeout(() => resolve({ loaded: answer }), ms)),
  ]);
