import { drawNewPetPage, drawPetPage, drawVisitorPage } from '@pawsume/contract/draft-page';
import { messages } from '@pawsume/contract/messages';
import { getMe } from '@pawsume/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, broken, drawn } from '../harness/fake-server.ts';
import { button, expectAddress, field, link } from '../harness/finders.ts';
import { resize } from '../harness/looks.ts';
import { open } from '../harness/open.tsx';
import { me, nobody, owner } from '../harness/people.ts';
import { photo, prose, samplePage } from '../harness/pets.ts';

const place = (name: string) => page.getByRole('button', { name: `Edit: ${name}`, exact: true });
const fact = (name: string) => link(`Edit: ${name}`);
const onPage = (name: string) => page.getByLabelText(`${name}, on the page`);
const story = field('Rewritten pet description');
const line = field('One-liner description');

test('a paragraph is edited where it stands on the page', async () => {
  await open('/resume/1/edit', owner.answers);
  await place('About Biscuit').click();
  const typed = onPage('About Biscuit');
  await expect.element(typed).toHaveFocus();
  await expect.element(typed).toHaveValue(prose.rewritten_pet_description);
  await userEvent.fill(typed, 'He sleeps through the doorbell.');
  await expect.element(story).toHaveValue('He sleeps through the doorbell.');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(typed).not.toBeInTheDocument();
});

test('the texts of a page are reached by the keyboard, in reading order, in and out again', async () => {
  await open('/resume/1/edit', owner.answers);
  await expect.element(place('About Biscuit')).toBeVisible();
  fact('Pet Name').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(place('One-liner')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(onPage('One-liner')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Quiet.');
  await expect.element(line).toHaveValue('Quiet.');
  await userEvent.keyboard('{Escape}');
  await expect.element(place('One-liner')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Tab}');
  await expect.element(onPage('One-liner')).not.toBeInTheDocument();
  await expect.element(place('About Biscuit')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(place('One-liner')).toHaveFocus();
});

test('each text of a preview leads to where it is changed', async () => {
  const { go } = await open('/resume/1', owner.answers);
  await fact('About Biscuit').click();
  await expectAddress('/resume/1/edit#rewritten_pet_description');
  await expect.element(story).toHaveFocus();
  await go('/resume/1');
  await fact('Pet Name').click();
  await expectAddress('/form1?pet_id=1#pet_name');
  await expect.element(field('Pet Name')).toHaveFocus();
});

test('a page that is read full screen gives the focus back', async () => {
  await open('/resume/1/edit', owner.answers);
  await button('Read full screen').click();
  await expect.element(page.getByRole('dialog', { name: 'The page with this text' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Read full screen')).toHaveFocus();
});

describe('on a phone', () => {
  beforeEach(() => resize('phone'));
  const showPage = button('Page');

  test('a touch on a paragraph leads to its field, and one beside a fact to its answer', async () => {
    await open('/resume/1/edit', owner.answers);
    await showPage.click();
    await place('About Biscuit').click();
    await expect.element(story).toHaveFocus();
    await expect.element(showPage).toHaveAttribute('aria-pressed', 'false');
    await showPage.click();
    const over = fact('Pet Name').element().parentElement;
    const box = fact('Pet Name').element().getBoundingClientRect();
    const all = over?.getBoundingClientRect();
    const position = { x: box.x + box.width / 2 - (all?.x ?? 0), y: box.y - 6 - (all?.y ?? 0) };
    await page.elementLocator(over ?? document.body).click({ position });
    await expectAddress('/form1?pet_id=1#pet_name');
  });

  test('text and page take turns, and nothing typed is lost', async () => {
    await open('/resume/1/edit', owner.answers);
    await line.fill('The quietest dog in Halifax.');
    await showPage.click();
    await expect.element(line).not.toBeVisible();
    await button('Text').click();
    await expect.element(line).toHaveValue('The quietest dog in Halifax.');
  });

  test('form and page take turns, and the form is as it was left', async () => {
    await open('/form1', nobody.answers, { isVisitor: true });
    const weight = field('Weight');
    await weight.fill('4 kg');
    const top = scrollY;
    await showPage.click();
    await expect.element(weight).not.toBeVisible();
    await button('Form').click();
    await expect.element(weight).toHaveFocus();
    expect(scrollY).toBe(top);
    await showPage.click();
    await place('Pet Name').click();
    await expect.element(field('Pet Name')).toHaveFocus();
  });

  test('a keyboard that changes what is seen stays on the switch', async () => {
    await open('/form1', nobody.answers, { isVisitor: true });
    await expect.element(showPage).toBeVisible();
    showPage.element().focus();
    await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}{Enter}');
    await expect.element(button('Form')).toHaveFocus();
    await expect.element(field('Pet Name')).toBeVisible();
  });
});

describe('the page beside the form', () => {
  const sheet = page.getByRole('region', { name: messages.page.draft.title });
  /** Draws what it is asked for, as it was sent. */
  const drawing = [drawVisitorPage, drawNewPetPage, drawPetPage].map((call) =>
    answer(call, ({ body }) => drawn({ ...samplePage, words: [{ text: JSON.stringify(body) }] }, photo)),
  );

  test('shows each answer while it is typed', async () => {
    await open('/form1', [...nobody.answers, ...drawing], { isVisitor: true });
    await field('Pet Name').fill('Mochi');
    await expect.element(sheet).toMatchTextContent('"pet_name":"Mochi"');
    await place('Pet Name').click();
    await expect.element(field('Pet Name')).toHaveFocus();
  });

  test('shows a photo that is chosen over its place, and sends none', async () => {
    const { server } = await open('/form1', [...nobody.answers, ...drawing], { isVisitor: true });
    const input = () => document.querySelector<HTMLInputElement>('#main input[type=file]');
    await expect.poll(input).not.toBeNull();
    const file = new File([photo], 'IMG_1.jpg', { type: 'image/jpeg' });
    await userEvent.upload(page.elementLocator(input() ?? document.body), file);
    await button('Use this crop').click();
    await expect.poll(() => sheet.element().querySelector('img.object-cover')).not.toBeNull();
    expect(JSON.stringify(server.bodiesOf(drawVisitorPage)).length).toBeLessThan(1000);
  });

  test('stays as it was where it cannot be drawn, and catches up by itself', async () => {
    const { server } = await open('/form1', [...nobody.answers, ...drawing], { isVisitor: true });
    await field('Pet Name').fill('Mochi');
    await expect.element(sheet).toMatchTextContent('Mochi');
    server.now(broken(drawVisitorPage));
    await field('Breed').fill('Ragdoll');
    await expect.element(sheet.getByRole('status')).toMatchTextContent(messages.page.draft.waits);
    await expect.element(sheet).toMatchTextContent('Mochi');
    await expect.element(field('Breed')).toHaveFocus();
    server.now(...drawing);
    await expect.element(sheet).toMatchTextContent('Ragdoll');
    expect(sheet.getByRole('status').elements()).toEqual([]);
  });

  test('shows the owner’s answers and the reader on the last step, and nothing on the owner’s own', async () => {
    const { go } = await open('/form4?pet_id=1', [...owner.answers, ...drawing, answer(getMe, me)]);
    await field('Full Name').fill('Kim Typed');
    expect(sheet.elements()).toEqual([]);
    await button('Next').click();
    await expect.element(sheet).toMatchTextContent('Kim Typed');
    await page.getByRole('radio', { name: /^Sitter/ }).click();
    await expect.element(sheet).toMatchTextContent('"purpose":"Sitter"');
    await go('/form2?pet_id=1');
    await expect.element(sheet).toMatchTextContent('step2');
  });
});
