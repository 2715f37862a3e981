import { messages } from '@pawsume/contract/messages';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const MINE = 'Everybody in the street knows him.';

const field = (page: Page) => page.getByLabel('Rewritten pet description', { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const writeAgain = (page: Page, label: string) => button(page, new RegExp(`^Write again ?: ${label}$`));
const save = async (page: Page) => {
  await button(page, 'Save Changes').click();
  await expect(page.getByText(messages.resumes.updated).first()).toBeVisible();
  await page.waitForURL(/\/resume\/\d+$/);
};

/** Somebody who has put words of their own in place of what was written; the text that was written. */
const changeText = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const id = await resumeOf(send, await namedPet(send, fixture));
  await logIn(page, username);
  await page.goto(`/resume/${id}/edit`);
  const written = await field(page).inputValue();
  await expect(page.getByRole('link', { name: 'Earlier texts' })).toBeHidden();
  await field(page).fill(MINE);
  await save(page);
  return { id, written };
};

onBothWidths((where) => {
  test('one field is written again, shown beside what stands there, and left or taken', async ({ page }) => {
    const { id, written } = await changeText(page, `one-field-${where}`);
    await page.goto(`/resume/${id}/edit`);
    const line = await page.getByLabel('One-liner description').inputValue();
    await writeAgain(page, 'Rewritten pet description').click();
    const offered = page.getByRole('region', { name: 'Written again' });
    await expect(offered).toContainText(written.slice(0, 60));
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await offered.getByRole('button', { name: 'Keep as it is' }).click();
    await expect(field(page)).toHaveValue(MINE);
    await button(page, 'Write all three again').click();
    await expect(page.getByText(messages.resumes.writtenTheSame)).toHaveCount(2);
    await offered.getByRole('button', { name: 'Take the new text' }).click();
    await expect(field(page)).toHaveValue(written);
    await expect(page.getByLabel('One-liner description')).toHaveValue(line);
    await save(page);
    await page.goto(`/resume/${id}/edit`);
    await expect(field(page)).toHaveValue(written);
    await page.getByRole('link', { name: 'Earlier texts' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Written again', 'Changed by you', 'Written']);
  });

  test('an earlier text is found, compared and brought back, and so is the one it replaced', async ({ page }) => {
    const { id, written } = await changeText(page, `restore-${where}`);
    await page.goto(`/resume/${id}/edit`);
    await page.getByRole('link', { name: 'Earlier texts' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Changed by you', 'Written']);
    await page.getByText(messages.resumes.compareTexts).click();
    await expect(page.getByRole('region', { name: 'Rewritten pet description' })).toContainText(MINE);
    await expect(page.getByRole('region', { name: 'One-liner description' })).toBeHidden();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await button(page, /^Bring this text back/).click();
    await expect(page.getByText(messages.resumes.textRestored)).toBeVisible();
    await page.waitForURL(new RegExp(`/resume/${id}$`));
    await page.goto(`/resume/${id}/edit`);
    await expect(field(page)).toHaveValue(written);
    await page.goto(`/resume/${id}/versions`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Brought back', 'Changed by you', 'Written']);
    await button(page, /^Bring this text back ?: Changed by you/).click();
    await page.waitForURL(new RegExp(`/resume/${id}$`));
    await page.goto(`/resume/${id}/edit`);
    await expect(field(page)).toHaveValue(MINE);
  });
});

test('a text that was changed in another tab meanwhile is not replaced unseen', async ({ page, problems }) => {
  problems.expect(/^answer 409: POST \/api\/resumes\/\d+\/versions\/0\/restore$/);
  const { id } = await changeText(page, 'restore-late');
  await page.goto(`/resume/${id}/versions`);
  const other = await page.context().newPage();
  await other.goto(`/resume/${id}/edit`);
  await field(other).fill('Something newer.');
  await save(other);
  await button(page, /^Bring this text back/).click();
  await expect(page.getByText(messages.resumes.textChangedMeanwhile)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Changed by you', 'Changed by you', 'Written']);
  await expect(page.getByRole('alert')).toBeVisible();
});
