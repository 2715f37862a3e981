/** Uses the tab's own storage. It may be switched off, which must not stop anybody: null then. */
export const inSession = <T>(use: (storage: Storage) => T): T | null => {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
};
