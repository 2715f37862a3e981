import { messages } from '@pawsume/contract/messages';
import { saveStep2, saveStep3 } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { save } from '../src/drafts.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const { step2, step3 } = fixture.answers;
const LONG = 'We practise every day after supper, with the neighbours watching. '.repeat(30).trim();

onBothWidths((where) => {
  test('what the page has no room or no signs for is told before it is paid for, and mended by its link', async ({
    page,
  }) => {
    const username = `left-out-${where}`;
    const { send } = await newUser(page.request, username);
    await send(updateMe, { body: fixture.profile });
    const pet_id = await namedPet(send, fixture);
    const id = await resumeOf(send, pet_id);
    await send(saveStep2, {
      params: { pet_id },
      body: { ...step2, training_description: LONG, health_description: LONG },
    });
    await send(saveStep3, { params: { pet_id }, body: { ...step3, rental_experience: LONG } });
    await logIn(page, username);
    await page.goto(`/resume/${id}`);
    const notice = page.getByRole('status').filter({ hasText: messages.resumes.leftOut });
    await expect(notice.getByRole('link', { name: 'Health' })).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await notice.getByRole('link', { name: 'Training' }).click();
    await expect(page).toHaveURL(`/form2?pet_id=${pet_id}#training_description`);
    await page.getByLabel('Training description').fill('Walks at heel.');
    await page.getByLabel('Health description').fill('Answers to \u{12000}.');
    await save(page);
    await send(saveStep3, { params: { pet_id }, body: step3 });
    await page.goto(`/resume/${id}`);
    const boxes = page.getByRole('status').filter({ hasText: messages.resumes.notDrawn });
    await expect(boxes.getByRole('link', { name: 'Health' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expect(notice).toHaveCount(0);
    await boxes.getByRole('link', { name: 'Health' }).click();
    await page.getByLabel('Health description').fill('Eats well.');
    await save(page);
    await page.goto(`/resume/${id}`);
    await expect(page.getByRole('button', { name: 'Read full screen' })).toBeVisible();
    await expect(boxes).toHaveCount(0);
  });
});
