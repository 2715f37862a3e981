import '~/app.css';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { forgetAccount } from '~/api/forget-account.ts';
import { clearToken } from '~/api/session.ts';
import { closeScreen } from './open.tsx';

afterEach(async () => {
  try {
    closeScreen();
  } finally {
    forgetAccount();
    clearToken();
    localStorage.clear();
    sessionStorage.clear();
    await page.viewport(1280, 800);
  }
});
