import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { newUser, writtenResume } from './by-api.ts';
import { logIn } from './owner.ts';

/** A person with an account and a written résumé, logged in by hand. Returns the résumé's id. */
export async function arriveWithResume(page: Page, username: string): Promise<number> {
  const { send } = await newUser(page.request, username);
  const resumeId = await writtenResume(send, petByKey('biscuit'));
  await logIn(page, username);
  return resumeId;
}

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
  tellStandIn(page, new URL(page.url()).origin, { do: 'deliver', habits: { mode } });

export async function tellStandIn(page: Page, origin: string, command: object): Promise<void> {
  const told = await page.request.post(`${origin}/__control`, { data: command });
  expect(told.status(), await told.text()).toBe(200);
}
