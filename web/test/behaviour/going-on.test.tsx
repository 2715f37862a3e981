import { messages } from '@pawsume/contract/messages';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { emptyStep2 } from '@pawsume/contract/pet-steps/step2';
import { createPet, getStep1, getStep2, saveStep2 } from '@pawsume/contract/pets';
import { getMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, broken } from '../harness/fake-server.ts';
import { alert, button, dialog, expectAddress, field, link, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { me, owner } from '../harness/people.ts';
import { Saves } from '../harness/saves.ts';

const training = field('Training description');
const question = dialog(messages.forms.leaveQuestion);
const tick = question.getByLabelText(messages.petForm.alwaysSave);
const change = page.getByRole('button', { name: messages.petForm.change, exact: false });

/** Says on step 2 of Bo that going on saves. Ends on step 3. */
const sayOnce = async () => {
  const saves = new Saves(getStep2, saveStep2, emptyStep2);
  const opened = await open('/form2?pet_id=2', [...owner.answers, ...saves.answers]);
  await training.fill('Sits.');
  await button('Next').click();
  await tick.click();
  await button('Save and continue').click();
  await expectAddress('/form3?pet_id=2');
  return { ...opened, saves };
};

test('somebody who said that going on saves is asked no more, until they take it back', async () => {
  const { saves, go } = await sayOnce();
  expect(saves.now).toMatchObject({ training_description: 'Sits.' });
  await expect.element(words(messages.petForm.savesOnTheWay)).toBeVisible();
  await go('/form2?pet_id=2');
  await training.fill('Stays.');
  await button('Next').click();
  await expectAddress('/form3?pet_id=2');
  expect(saves.now).toMatchObject({ training_description: 'Stays.' });

  await go('/form2?pet_id=2');
  await training.fill('Rolls over.');
  await button('Back to profile').click();
  await expect.element(question).toBeVisible();
  expect(tick.elements()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await change.click();
  await expect.element(words(messages.petForm.asksOnTheWay)).toBeVisible();
  await link(/Basics/).click();
  await expect.element(tick).not.toBeChecked();
  await button('Keep as draft').click();
  await expectAddress('/form1?pet_id=2');
  await expect.poll(() => change.elements()).toEqual([]);
});

test('a new pet is saved by going on', async () => {
  const { server, go } = await sayOnce();
  server.now(
    answer(createPet, { pet_id: 1, version: 1 }),
    answer(getStep1, { ...emptyStep1, pet_name: 'Mochi', version: 1 }),
  );
  await go('/form1');
  await field('Pet Name').fill('Mochi');
  await field('Pet Type').fill('Cat');
  await userEvent.keyboard('{Escape}');
  await field('Pet Age').fill('3 years');
  await button('Next').click();
  await expectAddress('/form2?pet_id=1');
  expect(server.bodiesOf(createPet)).toEqual([expect.objectContaining({ pet_name: 'Mochi' })]);
});

test('answers that were saved elsewhere are compared before going on', async () => {
  const { saves, go } = await sayOnce();
  await go('/form2?pet_id=2');
  await training.fill('From here');
  saves.elsewhere({ training_description: 'From elsewhere' });
  await button('Next').click();
  await expect.element(dialog(messages.forms.conflictTitle)).toMatchTextContent('From elsewhere');
  await button('Keep mine').click();
  await expect.poll(() => saves.now).toMatchObject({ training_description: 'From here' });
  await expectAddress('/form2?pet_id=2');
  await field('Health description').fill('Never ill.');
  await button('Next').click();
  await expectAddress('/form3?pet_id=2');
  expect(saves.now).toMatchObject({ training_description: 'From here', health_description: 'Never ill.' });
});

test('where saving fails it is asked the next time', async () => {
  const { server, go } = await sayOnce();
  await go('/form2?pet_id=2');
  server.now(broken(saveStep2));
  await training.fill('Rolls over');
  await button('Next').click();
  await expect.element(alert()).toMatchTextContent(messages.petForm.saveFailed[2]);
  await button('Next').click();
  await button('Keep as draft').click();
  await expectAddress('/form3?pet_id=2');
});

test('it is said for one account', async () => {
  await sayOnce();
  await open('/form2?pet_id=2', [...owner.answers, answer(getMe, { ...me, username: 'somebody.else' })]);
  await training.fill('Sits.');
  await button('Next').click();
  await expect.element(tick).not.toBeChecked();
});
