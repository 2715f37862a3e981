import { confirmEmail } from '@pawsume/contract/auth';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { saveStep3 } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import type { App } from '../src/app.ts';
import { buyTenCredits, describedPet, newUser, resumeOf } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { linkIn } from '../src/inbox.ts';
import { logIn } from '../src/owner.ts';
import { readPdf, says } from '../src/pdf.ts';
import { onBothWidths, test } from '../src/test.ts';

const fixture = petByKey('biscuit');
const WORDS = 'Two quiet years. The flat was cleaner when they left.';

/** Somebody with credits and a résumé, whose address is confirmed. */
const makeOwner = async (page: Page, app: App, username: string) => {
  const { send } = await newUser(page.request, username);
  const email = `${username}@mail.example`;
  await send(updateMe, { body: { ...fixture.profile, email } });
  const link = await linkIn(app, { to: email, path: '/confirm-email' });
  await send(confirmEmail, { body: { token: new URL(link).hash.replace('#token=', '') } });
  const petId = await describedPet(send, fixture);
  const id = await resumeOf(send, petId);
  await buyTenCredits(page.request, send);
  await logIn(page, username);
  await page.goto(`/resume/${id}`);
  return { send, petId, id };
};

const choose = (page: Page, question: string | RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

const askLandlord = async (page: Page, email: string) => {
  await press(page, messages.ask);
  const dialog = page.getByRole('dialog', { name: messages.ask });
  await expect(dialog.getByLabel(messages.theirName)).toHaveValue('Pat Low');
  await dialog.getByLabel(messages.theirEmail).fill(email);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: messages.send }).click();
  await expect(page.getByText(messages.asked('Pat Low'))).toBeVisible();
};

const handOnToVet = async (page: Page): Promise<string> => {
  await press(page, messages.ask);
  const dialog = page.getByRole('dialog', { name: messages.ask });
  await dialog.getByText('Vet', { exact: true }).click();
  await dialog.getByText(messages.ways.link, { exact: true }).click();
  await dialog.getByRole('button', { name: messages.makeLink }).click();
  return page.getByLabel('Link to hand on').inputValue();
};

/** Judges the line of the page that has this label. */
const judge = (page: Page, label: string, verdict: string) =>
  page
    .locator('form > div', { hasText: label })
    .getByRole('group', { name: messages.rightOrNot })
    .getByText(verdict, { exact: true })
    .click();

const answerAsLandlord = async (page: Page, link: string) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /asks you about Biscuit/ })).toBeVisible();
  await expect(page.getByText('None reported')).toBeHidden();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel(/^Since when/).fill('June 2022');
  await page.getByLabel(/^Until when/).fill('June 2024');
  await choose(page, /damage/, 'No');
  await choose(page, /complaints/, 'No');
  await choose(page, /welcome/, 'Yes');
  await press(page, messages.continue);
  await expect(page.getByText('None reported')).toBeVisible();
  await judge(page, 'Rental time', messages.verdicts.confirmed);
  await judge(page, 'Complaints or damage', messages.verdicts.confirmed);
  await page.getByLabel(messages.ownWords).fill(WORDS);
  await expectNoAxeViolations(page);
  await press(page, messages.sendAnswers);
  await expect(page.getByText(messages.answered)).toBeVisible();
};

const answerAsVet = async (page: Page, link: string) => {
  await page.goto(link);
  await choose(page, /vaccinations/, 'Yes');
  await choose(page, /spayed/, 'Yes');
  await choose(page, /condition/, 'I cannot say');
  await press(page, messages.continue);
  await judge(page, 'Vaccinations', messages.verdicts.corrected);
  await page.getByLabel(messages.whatIsRight).fill('Rabies only.');
  await press(page, messages.sendAnswers);
  await expect(page.getByText(messages.answered)).toBeVisible();
  // Only the lines can be changed afterwards: the answers of one's own part stand.
  await press(page, messages.change);
  await expect(page.getByLabel(messages.whatIsRight)).toHaveValue('Rabies only.');
  await expect(page.getByRole('button', { name: messages.changeFacts })).toBeHidden();
  await press(page, messages.sendAnswers);
  await expect(page.getByText(messages.answered)).toBeVisible();
};

const download = async (page: Page) => readPdf((await saveFile(page, () => press(page, 'Download Résumé'))).content);

onBothWidths((where) => {
  test('a landlord confirms and a vet corrects, the page prints the one and the owner sees the other, and a changed answer takes the mark', async ({
    page,
    app,
    newVisitor,
    problems,
  }) => {
    test.slow();
    const { send, petId, id } = await makeOwner(page, app, `asks-${where}`);
    await expect(page.getByText(messages.empty('Biscuit'))).toBeVisible();
    const email = `pat-${where}@landlord.example`;
    await askLandlord(page, email);
    const toVet = await handOnToVet(page);
    const toLandlord = await linkIn(app, { to: email, path: '/confirm' });

    problems.expect(/^answer 403: POST \/api\/confirmation\/open/);
    await page.goto(toVet);
    await expect(page.getByText(messages.ownSession)).toBeVisible();

    await answerAsLandlord(await newVisitor(), toLandlord);
    await answerAsVet(await newVisitor(), toVet);

    await page.goto(`/resume/${id}`);
    await expect(page.getByText(messages.states.confirmed, { exact: true })).toBeVisible();
    await expect(page.getByText(messages.states.corrected, { exact: true })).toBeVisible();
    await expect(page.getByText('Rabies only.').first()).toBeVisible();
    await page.getByRole('switch', { name: messages.showWords }).click();
    await expect(page.getByText(messages.shownChanged)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    const printed = await download(page);
    expect(says(printed, 'Confirmed by Pat Low, landlord,')).toBe(true);
    expect(says(printed, 'would welcome Biscuit again. By e-mail to p•••@landlord.example.')).toBe(true);
    expect(says(printed, `“${WORDS}”`)).toBe(true);
    expect(says(printed, 'Rabies only')).toBe(false);
    expect(printed.text.match(/Confirmedby/g)).toHaveLength(1);

    const { step3 } = fixture.answers;
    await send(saveStep3, { params: { pet_id: petId }, body: { ...step3, rental_duration: '5 years' } });
    await page.goto(`/resume/${id}`);
    await expect(page.getByText(messages.explained.changed)).toBeVisible();
    expect(says(await download(page), 'Confirmed by')).toBe(false);
  });
});
