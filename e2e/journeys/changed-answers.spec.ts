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
import { onBothWidths, test } from '../src/test.ts';

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
});
