import { afterAll, vi } from 'vitest';

// Files share their worker: the next one starts with fresh modules and an empty storage.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
});
