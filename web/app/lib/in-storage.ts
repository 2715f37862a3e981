/** Uses the browser's local storage. It may be full or switched off, which must not stop anybody: `otherwise` then. */
export const inStorage = <T>(use: (storage: Storage) => T, otherwise: T): T => {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
};
