import { login } from '@pawsume/contract/auth';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { createPet, getStep1, getStep2, getStep3, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { generateResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, broken, offline, refusal } from '../harness/fake-server.ts';
import {
  alert,
  button,
  expectAddress,
  expectKept,
  field,
  findConnection,
  link,
  loseConnection,
  words,
} from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { owner } from '../harness/people.ts';
import { Saves } from '../harness/saves.ts';

const TRICKS = 'Knows sit, stay and 雪球 🐾';
const training = field('Training description');

const typeBasics = async () => {
  await field('Pet Name').fill('Pepper');
  await field('Pet Type').fill('Cat');
  await userEvent.keyboard('{Escape}');
  await field('Pet Age').fill('2 years');
};

const step2 = () => new Saves(getStep2, saveStep2, emptyStep2);
const step3 = () => new Saves(getStep3, saveStep3, emptyStep3);
/** Opens a step of Bo, of whom only the basics are answered. */
const openStep = async (step: number, ...kept: { answers: typeof owner.answers }[]) => {
  const opened = await open(`/form${step}?pet_id=2`, [...owner.answers, ...kept.flatMap(({ answers }) => answers)]);
  await expect.element(button(step === 4 ? 'Next' : 'Save')).toBeVisible();
  return opened;
};

test('a new pet that was never saved is there again after a reload', async () => {
  const { reload } = await open('/form1', owner.answers);
  await field('Pet Name').fill('Pepper');
  await expectKept('Pepper');
  await reload();
  await expect.element(field('Pet Name')).toHaveValue('Pepper');
});

test('a new pet whose answer is lost is sent again under the same key', async () => {
  const { server } = await open('/form1', [...owner.answers, offline(createPet)]);
  await typeBasics();
  await button('Save').click();
  await expect.element(alert()).toMatchTextContent(messages.common.offline);
  server.now(
    answer(createPet, { pet_id: 1, version: 1 }),
    answer(getStep1, { ...emptyStep1, pet_name: 'Pepper', version: 1 }),
  );
  await button('Try again').click();
  await expectAddress('/form1?pet_id=1');
  const keys = server.sentTo(createPet).map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

test('somebody who leaves with a draft and goes back at once is let go again', async () => {
  await openStep(5);
  await field('Bond description').fill(TRICKS);
  await button('Back to profile').click();
  const push = history.pushState;
  history.pushState = (...entry) => {
    push.apply(history, entry);
    history.back();
  };
  try {
    await button('Keep as draft').click();
    await expectAddress('/form5?pet_id=2');
    await expect.element(field('Bond description')).toHaveValue(TRICKS);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  } finally {
    history.pushState = push;
  }
});

test('without a connection the answers stay, the next step can be opened, and they are saved once it is back', async () => {
  const saves = step2();
  const { server } = await openStep(2, saves);
  server.now(offline(saveStep2), offline(getStep3));
  await training.fill(TRICKS);
  loseConnection();
  await button('Save').click();
  await expect.element(alert()).toMatchTextContent(messages.common.offline);
  await button('Try again').click();
  await button('Next').click();
  await button('Keep as draft').click();
  await expect.element(alert()).toMatchTextContent(messages.petForm.loadFailed);
  server.now(...saves.answers, ...step3().answers);
  findConnection();
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Rental, Adoption');
  history.back();
  await expect.element(training).toHaveValue(TRICKS);
  await button('Save').click();
  await expect.poll(() => saves.now).toMatchObject({ training_description: TRICKS });
});

test('a save that fails keeps the answers and is tried again', async () => {
  const saves = step2();
  const { server } = await openStep(2, saves);
  server.now(broken(saveStep2));
  await training.fill(TRICKS);
  await button('Save').click();
  await expect.element(alert()).toMatchTextContent(messages.petForm.saveFailed[2]);
  await expect.element(training).toHaveValue(TRICKS);
  server.now(...saves.answers);
  await button('Try again').click();
  await expect.element(page.getByText(/^Saved at/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('a session that ends leads over the login back to the same answers', async () => {
  const { server } = await openStep(2);
  server.now(answer(saveStep2, refusal(401, 'not_authenticated', messages.petForm.loginFirst)));
  await training.fill(TRICKS);
  await button('Save').click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expectAddress(/^\/login\?next=/);
  server.now(answer(login, { token: crypto.randomUUID() }));
  await field('Username').fill('jo.macleod');
  await field('Password').fill('a fine long password');
  await page.getByRole('button', { name: 'Login' }).last().click();
  await expectAddress('/form2?pet_id=2');
  await expect.element(training).toHaveValue(TRICKS);
});

test('a generation that fails keeps the answers and is tried again', async () => {
  const { server, go } = await openStep(2);
  await training.fill(TRICKS);
  await expectKept(TRICKS);
  await button('Back to profile').click();
  await button('Keep as draft').click();
  await expectAddress('/profile');
  await go('/form5?pet_id=2');
  await expect.element(words(messages.petForm.draftElsewhere)).toBeVisible();
  await field('Bond description').fill('We nap together.');
  server.now(answer(saveStep5, { version: 2 }), offline(generateResume));
  await button('Generate Résumé with AI').click();
  await expect.element(alert()).toBeVisible();
  await expect.element(field('Bond description')).toHaveValue('We nap together.');
  server.now(answer(generateResume, { resume_id: 1 }));
  await button('Try again').click();
  await expectAddress('/resume/1');
  expect(server.bodiesOf(saveStep5)).toEqual([expect.objectContaining({ owner_bond: 'We nap together.' })]);
});

test('the owner’s step begins with the profile, sends only what is changed, and is then done', async () => {
  const { server, go } = await open('/form4?pet_id=1', owner.answers);
  await expect.element(field('Full Name')).toHaveValue('Jo MacLeod');
  await expect.element(field('City')).toHaveValue('Halifax');
  await field('Profession').fill('Ship’s cook');
  await expect.element(words(messages.petForm.ownerKept)).toBeVisible();
  await button('Next').click();
  await expectAddress('/form5?pet_id=1');
  await expect.element(link(/Owner/)).toMatchTextContent('done');
  server.now(answer(generateResume, { resume_id: 1 }), answer(saveStep5, { version: 2 }));
  await button('Generate Résumé with AI').click();
  await expectAddress('/resume/1');
  expect(server.bodiesOf(generateResume)).toEqual([expect.objectContaining({ owner: { profession: 'Ship’s cook' } })]);
  await go('/form4?pet_id=1');
  await expect.element(field('Profession')).toHaveValue('Ship’s cook');
});
