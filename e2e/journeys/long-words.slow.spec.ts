import { updateMe } from '@pawsume/contract/users';
import { expect, type Locator, type Page } from '@playwright/test';
import { describedPet, newUser, resumeOf } from '../src/by-api.ts';
import { type HostilePerson, hostilePerson } from '../src/hostile-person.ts';
import { logIn } from '../src/owner.ts';
import { screensOf } from '../src/screens.ts';
import { phone, test } from '../src/test.ts';

/** The longest word that a short field takes. */
const WORD = 80;
/** A phone, and a window of 1280 pixels at 400 %. */
const WIDTHS = [phone.viewport.width, 320];
/** Labels of the header as Chrome translates them into French. */
const FRENCH: Readonly<Record<string, string>> = { 'My Résumés': 'Mes curriculum vitæ', 'My Profile': 'Mon profil' };

test.use(phone);

/** Somebody whose every answer is one long word. */
const longWordPerson = (): HostilePerson =>
  hostilePerson({
    name: 'long words',
    forms: [(name) => `${name}venkatanarasimharajuvari`.padEnd(WORD, 'wijayasuriya').slice(0, WORD)],
    username: 'venkatanarasimharajuvariwijayasuriyavenkatanarasimha',
    email: { mailable: `${'venkata'.repeat(8)}@mail.example`, worst: '' },
  });

const arrive = async (page: Page, { username, profile, pet, passwords: [password] }: HostilePerson) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: profile });
  const petId = await describedPet(send, pet);
  const resumeId = await resumeOf(send, petId);
  await logIn(page, username);
  return { password, petId: String(petId), resumeId: String(resumeId) };
};

/** Pixels by which the page is wider than the screen, at each width. */
const overhangs = async (page: Page, where: string): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: phone.viewport.height });
    const over = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) found.push(`${where} at ${width}: ${over}`);
  }
  return found;
};

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
};

test('no screen of a person with long words scrolls sideways on a phone', async ({ page, problems }) => {
  test.setTimeout(180_000);
  problems.expect(/^answer 4\d\d: /);
  const person = longWordPerson();
  const ids = await arrive(page, person);
  const found: string[] = [];
  for (const [name, { at }] of Object.entries(screensOf(person, ids))) {
    await page.goto(at);
    await settled(page);
    found.push(...(await overhangs(page, name)));
  }
  expect(found, 'screens that are wider than the phone').toEqual([]);
  await page.goto('/profile');
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  found.push(...(await overhangs(page, "the pet's window")));
  await page.getByRole('button', { name: 'Delete Pet' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await overhangs(page, 'the question before a pet is deleted')));
  await page.goto('/resumes');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await overhangs(page, 'the question before a résumé is deleted')));
  await page.goto(`/resume/${ids.resumeId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await settled(page);
  found.push(...(await overhangs(page, 'the links')));
  expect(found, 'windows that are wider than the phone').toEqual([]);
});

const linesOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test('the header has its links on one line, and fits a phone when they are translated into French', async ({
  page,
}) => {
  await newUser(page.request, 'entete');
  await logIn(page, 'entete');
  await settled(page);
  for (const label of Object.keys(FRENCH))
    expect(await linesOf(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }))).toBe(1);
  await page.evaluate((labels) => {
    for (const link of document.querySelectorAll('header a')) {
      const label = labels[link.textContent.trim()];
      if (label) link.textContent = label;
    }
  }, FRENCH);
  expect(await overhangs(page, 'the header')).toEqual([]);
  const header = await page.locator('header').first().boundingBox();
  for (const label of Object.values(FRENCH)) {
    const box = await page.getByRole('link', { name: label }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), label).toBeLessThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});
