import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** What the résumé screen says of the balance, and whether the résumé can be downloaded. */
export async function expectDownloadable(page: Page, resumeId: number, downloadable: boolean): Promise<void> {
  await page.goto(`/resume/${resumeId}`);
  const button = page.getByRole('button', { name: 'Download Résumé' });
  await expect(button).toBeEnabled({ enabled: downloadable });
}

/** The credits the profile shows. */
export async function expectBalance(page: Page, credits: number): Promise<void> {
  await page.goto('/buy-credits');
  const sentence = credits === 0 ? 'You have no credits left.' : `You have ${credits} download credit(s) remaining`;
  await expect(page.getByText(sentence)).toBeVisible();
}

/** Tells the stand-in whose page is open how its events travel from now on. */
export const deliverEvents = (page: Page, mode: 'normal' | 'never'): Promise<void> =>
  standInAt(page.request, page.url())({ do: 'deliver', habits: { mode } });

/** Commands the stand-in that a page of it belongs to. */
export const standInAt = (request: APIRequestContext, url: string) => async (command: object) => {
  const told = await request.post(`${new URL(url).origin}/__control`, { data: command });
  expect(told.status(), await told.text()).toBe(200);
};

/** The session of a page to pay by card at. */
export const sessionIn = (url: string): string => new URL(url).pathname.split('/').pop() ?? '';
