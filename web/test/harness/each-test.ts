import '~/app.css';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetAccount } from '~/api/forget-account.ts';
import { forgetSecondStep } from '~/api/second-step.ts';
import { clearToken } from '~/api/session.ts';
import { confirmAccount } from '~/api/whose-account.ts';
import { resize } from './looks.ts';
import { closeScreen } from './open.tsx';

// A colour that fades into another one is neither for a moment.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '*, ::before, ::after { transition: none !important }',
  }),
);

const problems: string[] = [];

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => problems.push(`console.${level}: ${words.join(' ')}`));
  }
  // Countdowns stand still.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') });
});

afterEach(async () => {
  try {
    await closeScreen();
    expect(problems, 'problems in the browser').toEqual([]);
  } finally {
    problems.length = 0;
    vi.restoreAllMocks();
    vi.useRealTimers();
    toast.dismiss();
    forgetAccount();
    confirmAccount();
    forgetSecondStep();
    clearToken();
    localStorage.clear();
    sessionStorage.clear();
    await caches.delete('drafts');
    await resize('desktop');
  }
});
