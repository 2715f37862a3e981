import { messages } from '@pawsume/contract/messages';
import { saveStep3 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { buyTenCredits, namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, slow, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const CLEAN = {
  ...fixture.answers.step3,
  rental_history: 'Yes',
  rental_duration: '2 years',
  rental_issues: 'No',
} as const;
const DAMAGE = 'He chewed through the bathroom door.';

/** Somebody with credits whose résumé says that there was no damage, and who then says that there was. */
const changeAnswer = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const pet_id = await namedPet(send, fixture);
  const answer = (rental_issues: 'Yes' | 'No', rental_issue_details = '') =>
    send(saveStep3, { params: { pet_id }, body: { ...CLEAN, rental_issues, rental_issue_details } });
  await answer('No');
  const id = await resumeOf(send, pet_id);
  await buyTenCredits(page.request, send);
  await answer('Yes', DAMAGE);
  await logIn(page, username);
  await page.goto('/resumes');
  await expect(page.getByText('Answers changed')).toBeVisible();
  await page.getByRole('link', { name: /^View/ }).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(messages.resumes.saysOtherwise('Complaints/damages', 'Yes')).first()).toBeVisible();
  return {
    id,
    saveLine: async (one_liner_description: string) => {
      const prose = await send(getProse, { params: { id } });
      await send(saveProse, { params: { id }, body: { ...prose, one_liner_description } });
    },
    story: async () => (await send(getProse, { params: { id } })).rewritten_pet_description,
  };
};

const notice = (page: Page) => page.getByText(messages.resumes.answersChanged('Complaints/damages'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog', { name: messages.resumes.contradictedQuestion });

onBothWidths((where) => {
  test('after an answer changed, the text is written again, and each field of it kept or taken', async ({ page }) => {
    const { story } = await changeAnswer(page, `again-${where}`);
    await button(page, 'Write again').click();
    const pet = page.getByRole('group', { name: 'Rewritten pet description' });
    await expect(pet.getByRole('radio', { name: 'Take the new text' })).toBeChecked();
    await expect(pet).toContainText('chewed through the bathroom door');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    const line = page.getByRole('group', { name: 'One-liner description' });
    await line.getByRole('radio', { name: 'Keep as it is' }).check();
    await button(page, 'Save what is chosen').click();
    await expect(page.getByText(messages.resumes.updated)).toBeVisible();
    expect(await story()).toContain('chewed through the bathroom door');
    // The line that was kept still says otherwise.
    await expect(notice(page)).toBeVisible();
    await button(page, 'Write again').click();
    await button(page, 'Save what is chosen').click();
    await expect(notice(page)).toBeHidden();
    await saveFile(page, () => button(page, 'Download Résumé').click());
  });

  test('a text that contradicts an answer is asked about before it is downloaded', slow, async ({ page }) => {
    await changeAnswer(page, `asked-${where}`);
    await button(page, 'Download Résumé').click();
    await expect(question(page)).toContainText(messages.resumes.saysOtherwise('Complaints/damages', 'Yes'));
    await expectNoAxeViolations(page);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You have 10 download credit(s) remaining')).toBeVisible();
    await button(page, 'Download Résumé').click();
    await saveFile(page, () => question(page).getByRole('button', { name: 'Download as it is' }).click());
  });

  test('a text that is kept is not asked about again', slow, async ({ page }) => {
    await changeAnswer(page, `kept-${where}`);
    await button(page, 'Keep it as it is').click();
    await expect(notice(page)).toBeHidden();
    await saveFile(page, () => button(page, 'Download Résumé').click());
    await page.goto('/profile');
    await expect(page.getByRole('link', { name: 'View/Download' })).toBeVisible();
    await expect(page.getByText('Answers changed')).toHaveCount(0);
  });

  test('a text that was changed elsewhere meanwhile is not kept unseen', slow, async ({ page, problems }) => {
    problems.expect(/answer 409: POST .*keep-text/);
    const { saveLine } = await changeAnswer(page, `unseen-${where}`);
    await saveLine('Biscuit had no complaints or damage at all.');
    await button(page, 'Keep it as it is').click();
    await expect(page.getByText(messages.resumes.textChangedMeanwhile)).toBeVisible();
    await expect(page.locator('q', { hasText: 'Biscuit had no complaints or damage at all.' })).toBeVisible();
    await button(page, 'Keep it as it is').click();
    await expect(notice(page)).toBeHidden();
  });

  test('from a sentence one goes to the answer it contradicts', slow, async ({ page }) => {
    await changeAnswer(page, `answer-${where}`);
    await page.getByRole('link', { name: 'Look at the answer' }).first().click();
    await expect(page.getByLabel('Yes', { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/form3\?pet_id=\d+$/);
  });

  test('beside each sentence stands what it rests on, and what of it is the owner’s', slow, async ({ page }) => {
    const { id } = await changeAnswer(page, `sources-${where}`);
    await page.goto(`/resume/${id}/edit`);
    const line = page.getByRole('group').filter({ hasText: 'without complaints or damage' });
    await line.getByText(messages.resumes.restsOn).click();
    const sentence = line.getByRole('listitem').filter({ hasText: 'without complaints or damage' });
    await expect(sentence.getByRole('link', { name: 'Complaints/damages' })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'without complaints or damage' })).toContainText(
      messages.resumes.saysOtherwise('Complaints/damages', 'Yes'),
    );
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('One-liner description').fill('He has a grey nose.');
    await expect(sentence).toHaveCount(0);
    // Before anything is saved: it says whose sentence it is, and what of it contradicts an answer.
    await expect(page.getByRole('listitem').filter({ hasText: 'grey nose' })).toContainText(messages.resumes.ownWords);
    const wrong = page.getByRole('alert').filter({ hasText: 'never had any complaints' });
    await page.getByLabel('Rewritten pet description').fill('The landlord never had any complaints.');
    await expect(wrong).toContainText(messages.resumes.saysOtherwise('Complaints/damages', 'Yes'));
    await page.getByLabel('Rewritten pet description').fill('He likes carrots.');
    await expect(wrong).toBeHidden();
    await button(page, 'Save Changes').click();
    await page.goto(`/resume/${id}/edit`);
    const mine = page.getByRole('group').filter({ hasText: 'grey nose' });
    await mine.getByText(messages.resumes.restsOn).click();
    await expect(mine).toContainText(messages.resumes.ownWords);
  });

  test('a sentence that contradicts an answer is cut by hand', slow, async ({ page }) => {
    await changeAnswer(page, `cut-${where}`);
    await page.getByRole('link', { name: 'Change the text' }).click();
    await page.getByLabel('One-liner description').fill('Biscuit lives with me.');
    await page.getByLabel('Rewritten pet description').fill('He chewed through a door.');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(messages.resumes.updated)).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
});
