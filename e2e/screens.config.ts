import { defineConfig } from '@playwright/test';
import everyTest from './playwright.config.ts';

export default defineConfig({
  ...everyTest,
  testDir: 'screens',
  testMatch: '*.pictures.ts',
});
