import { getResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Locator, type Page } from '@playwright/test';
import { newUser, writtenResume } from '../src/by-api.ts';
import { openStep } from '../src/drafts.ts';
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

  /** A screen may replace its skeleton while the picture is taken. */
  const pictureOf = async (shown: Locator): Promise<Buffer> => {
    let picture: Buffer = Buffer.alloc(0);
    await expect(async () => {
      picture = await shown.screenshot({ timeout: 2000 });
    }).toPass();
    return picture;
  };

  /** Presses something, and finds that the picture of `shown` is another one. */
  const expectSeen = async (page: Page, shown: Locator, press: () => Promise<unknown>) => {
    const before = await pictureOf(shown);
    await press();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.mouse.move(0, 0);
    expect(before.equals(await pictureOf(shown)), 'it looks the same before and after').toBe(false);
  };

  const colourOf = (shown: Locator) => shown.evaluate((element) => getComputedStyle(element).backgroundColor);

  test('a switch shows its thumb on and off', async ({ page }) => {
    const { resumeId } = await arrive(page, 'own.switches');
    await page.goto(`/resume/${resumeId}`);
    const onThePage = page.getByRole('switch', { name: 'Phone' });
    await onThePage.scrollIntoViewIfNeeded();
    const thumb = onThePage.locator('span').first();
    expect(await colourOf(thumb), 'the thumb when on').not.toBe(await colourOf(onThePage));
    await expectSeen(page, onThePage, () => onThePage.click());
    expect(await colourOf(thumb), 'the thumb when off').not.toBe(await colourOf(onThePage));
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('switch', { name: /landlord/i }).first();
    await expectSeen(page, link, () => link.click());
  });

  test('a chosen card, a step, a view and the current screen are marked', async ({ page }) => {
    const { petId } = await arrive(page, 'own.cards');
    await openStep(page, 5, petId ?? 0);
    const card = page.locator('label').filter({ has: page.getByRole('radio', { name: /^Rehoming/ }) });
    await expectSeen(page, card, () => card.click());
    const circle = (at: number) =>
      page.getByRole('navigation', { name: /steps/i }).getByRole('listitem').nth(at).locator('span').first();
    await openStep(page, 3, petId ?? 0);
    const current = await pictureOf(circle(2));
    await openStep(page, 2, petId ?? 0);
    expect(current.equals(await pictureOf(circle(2))), 'a current step looks like another').toBe(false);
    await page.setViewportSize({ width: 360, height: 740 });
    const view = page.locator('[data-view-switch] button').last();
    await expectSeen(page, view, () => view.click());
    await page.goto('/profile');
    const item = page.getByRole('link', { name: 'My Profile' });
    const here = await pictureOf(item);
    await page.goto('/resumes');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(here.equals(await pictureOf(item)), 'the current screen looks like the others').toBe(false);
  });
});

test.describe('where motion is to be reduced', () => {
  test('nothing moves while a screen waits', async ({ page }) => {
    const { resumeId } = await arrive(page, 'at.rest');
    await page.route('**/preview?*', () => undefined);
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
