/** A promise that a loader hands on without waiting. Should its screen never show, its failure is nobody's. */
export const later = <T>(promise: Promise<T>): Promise<T> => {
  promise.catch(() => undefined);
  return promise;
};
