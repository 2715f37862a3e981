import { getResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { newUser, writtenResume } from '../src/by-api.ts';
import { tabTo } from '../src/keyboard.ts';
import { logIn } from '../src/owner.ts';
import { test } from '../src/test.ts';

const arrive = async (page: Page, username: string): Promise<{ resumeId: number; petId: number | null }> => {
  const { send } = await newUser(page.request, username);
  const resumeId = await writtenResume(send, petByKey('biscuit'));
  const { pet_id: petId } = await send(getResume, { params: { id: resumeId } });
  await logIn(page, username);
  return { resumeId, petId };
};

test.describe("in a reader's own colours", () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('focus and choice can be seen', async ({ page }) => {
    const { petId } = await arrive(page, 'own.colours');
    await page.goto(`/form2?pet_id=${petId}`);
    for (const [group, option] of [
      ['Vaccinated', 'Yes'],
      ['Personality', 'Calm'],
    ] as const) {
      const chip = page.getByRole('group', { name: group }).locator('label').filter({ hasText: option });
      const before = await chip.screenshot();
      await chip.click();
      await page.getByRole('heading', { level: 1 }).click();
      expect(before.equals(await chip.screenshot()), `${option} looks the same before and after`).toBe(false);
      await tabTo(page, chip.locator('input'));
    }
    await tabTo(page, page.getByRole('button', { name: 'Next' }));
  });
});

test.describe('where motion is to be reduced', () => {
  test('nothing moves while a screen waits', async ({ page }) => {
    const { resumeId } = await arrive(page, 'at.rest');
    await page.route('**/preview', () => undefined);
    await page.goto(`/resume/${resumeId}`);
    await expect(page.getByText('Loading the preview')).toBeAttached();
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '')),
      );
    await expect.poll(moving).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test('a window gives the focus back to what opened it', async ({ page }) => {
  await arrive(page, 'comes.back');
  const tile = page.getByRole('button', { name: 'Biscuit' });
  await tabTo(page, tile);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Biscuit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile).toBeFocused();
  await page.goto('/resumes');
  const remove = page.getByRole('button', { name: /^Delete/ });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});
