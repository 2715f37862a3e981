import { mapStrings } from '@pawsume/contract/map-strings';
import { getProse } from '@pawsume/contract/resume-text';
import { getMe } from '@pawsume/contract/users';
import { isChoice } from '@pawsume/fixtures/choices';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../harness/fake-server.ts';
import { button } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { me, owner } from '../harness/people.ts';
import { petsOf, prose } from '../harness/pets.ts';

/** The longest word that a short field takes. */
const WORD = 'venkatanarasimharajuvari'.padEnd(80, 'wijayasuriya').slice(0, 80);
/** A phone, and a window of 1280 pixels at 400 %. */
const WIDTHS = [360, 320];

/** The same with each free text as one long word. */
const lengthen = <T,>(value: T): T => mapStrings(value, (text) => (text === '' || isChoice(text) ? text : WORD));
const pet = petByKey('every-answer');
const answers = [
  ...[...owner.answers, ...petsOf([{ ...pet, answers: lengthen(pet.answers) }])],
  answer(getProse, { ...lengthen(prose), ...{ pet_id: 1, version: 0, sentences: [] } }),
  answer(getMe, {
    ...{ ...me, name: WORD, profession: WORD, address: WORD, username: WORD.slice(0, 50) },
    email: `${'venkata'.repeat(8)}@mail.example`,
  }),
];

/** Pixels by which the page is wider than the screen, at each width. */
const overhangs = async (where: string): Promise<string[]> => {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.viewport(width, 740);
    await new Promise(requestAnimationFrame);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${where} at ${width}: ${scrollWidth - clientWidth}`);
  }
  return found;
};
const settled = () => expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();

test('no screen of a person with long words scrolls sideways on a phone', { timeout: 60_000 }, async () => {
  const { go } = await open('/profile', answers);
  const found: string[] = [];
  for (const path of [
    ...['/profile', '/edit-profile', '/resumes', '/resume/1', '/resume/1/edit', '/resume/1/versions'],
    ...['/form1?pet_id=1', '/form2?pet_id=1', '/form3?pet_id=1', '/form4?pet_id=1', '/form5?pet_id=1'],
    ...['/buy-credits?resume_id=1', '/account-security', '/billing-history', '/delete-account', '/'],
  ]) {
    await go(path);
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await settled();
    found.push(...(await overhangs(path)));
  }
  await go('/profile');
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button').first().click();
  found.push(...(await overhangs("the pet's window")));
  await button('Delete Pet').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await overhangs('the question before a pet is deleted')));
  await go('/resumes');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  found.push(...(await overhangs('the question before a résumé is deleted')));
  await go('/resume/1');
  await button('Share').click();
  await settled();
  found.push(...(await overhangs('the links')));
  expect(found).toEqual([]);
});

test('the header fits a phone when it is translated into French', async () => {
  await open('/profile', owner.answers);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const french = ['Mes curriculum vitæ', 'Mon profil'];
  expect(links.elements()).toHaveLength(french.length);
  for (const [at, each] of links.elements().entries()) each.textContent = french[at] ?? '';
  expect(await overhangs('the header')).toEqual([]);
  const { bottom } = page.getByRole('banner').element().getBoundingClientRect();
  for (const each of links.elements()) expect(each.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});
