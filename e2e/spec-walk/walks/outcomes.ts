import { expect } from '@playwright/test';
import { saveFile } from '../../src/download.ts';
import { readPdf, says } from '../../src/pdf.ts';
import type { Walk } from '../follow/guide.ts';
import { asNewcomer } from '../follow/people.ts';
import { expectToLeave, takeClock, timerNote } from '../follow/time.ts';
import type { Table } from '../table/table.ts';

export const download: Walk<Table['download']> = async (guide) => {
  const { page } = guide;
  await page.goto('/download');
  await guide.see('screen');
  await guide.follow('screen', 'preview', () => expect(page.getByRole('main').getByRole('img').first()).toBeVisible());
  await guide.follow('screen', 'sample', async () => {
    const { content } = await saveFile(page, () => guide.element('screen', 'download').click());
    expect(says(await readPdf(content), 'PREVIEW')).toBe(true);
  });
};

export const success: Walk<Table['success']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'has-paid');
  await takeClock(page);
  await page.goto('/success?type=credits&quantity=10');
  await guide.see('pack');
  await page.goto('/success?type=credits&quantity=1');
  await guide.see('single');
  await guide.follow('single', 'quantity', () => expect(page.getByText(/\b1 credit\b/)).toBeVisible());
  await page.goto('/success?type=resume');
  await guide.see('resume');
  await guide.follow('leaving', 'redirect', () => expectToLeave(page, { after: 3000, to: '/profile' }));
};

export const cancel: Walk<Table['cancel']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'has-not-paid');
  await takeClock(page);
  await page.goto('/cancel?type=credits&quantity=10');
  await guide.see('credits');
  await page.goto('/cancel?type=resume');
  await guide.see('resume');
  await guide.follow('leaving', 'countdown', async () => expect((await timerNote(page)).text).toContain('5 seconds'));
  await guide.follow('leaving', 'redirect', () => expectToLeave(page, { after: 5000, to: '/profile' }));
};
