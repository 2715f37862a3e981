import { importMessages } from '@pawsume/contract/import-messages';
import { messages } from '@pawsume/contract/messages';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { IMPORT_LIMITS, readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { saveStep2 } from '@pawsume/contract/pets';
import { checkFile, getRegistryKeys } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, offline, refusal } from '../harness/fake-server.ts';
import { alert, button, expectAddress, expectKept, field, link, words } from '../harness/finders.ts';
import { resize } from '../harness/looks.ts';
import { open } from '../harness/open.tsx';
import { nobody, owner } from '../harness/people.ts';

const main = () => document.querySelector<HTMLElement>('#main');
const news = () => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];

/** The heading is the tab's title, screen readers are told it, and the Tab key goes on from the page's main part. */
const expectNewView = async (heading: string) => {
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${heading} · Pawsumé`);
  await expect.poll(() => document.querySelector('p[aria-live=polite].sr-only')?.textContent).toContain(heading);
  await expect.poll(() => document.activeElement).toBe(main());
};

test('a change of view is announced, and the keyboard goes on from there', async () => {
  await open('/form1', nobody.answers, { isVisitor: true });
  await field('Pet Name').fill('Mochi');
  await field('Pet Type').fill('Cat');
  await userEvent.keyboard('{Escape}');
  await field('Pet Age').fill('3 years');
  await button('Next').click();
  await expectNewView(messages.visitor.createAccount('Mochi'));
  await link('Back to the answers').click();
  await expectNewView('Pet Basic Information');
});

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  beforeEach(() => resize(size));

  test('the same news stands once, over nothing that is read or typed, nor over a question that follows', async () => {
    let version = 2;
    const save = answer(saveStep2, () => ({ version: version++ }));
    const { server } = await open('/form2?pet_id=2', [...owner.answers, save]);
    for (const text of ['Sits.', 'Sits and stays.']) {
      await field('Training description').fill(text);
      const sent = server.bodiesOf(saveStep2).length;
      await button('Save').click();
      await expect.poll(() => server.bodiesOf(saveStep2)).toHaveLength(sent + 1);
    }
    await expect.poll(() => news().map(({ textContent }) => textContent)).toEqual([messages.petForm.saved]);
    const header = page.getByRole('banner').element().getBoundingClientRect();
    await expect.poll(() => news()[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(header.bottom);
    await field('Training description').fill('Rolls over.');
    await button('Back to profile').click();
    const go = page.getByRole('dialog').getByRole('button', { name: 'Save and continue' });
    await expect.element(go).toBeVisible();
    const { x, y, width, height } = go.element().getBoundingClientRect();
    expect(go.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  });

  test('header and page have the same edges on every screen', async () => {
    const { go } = await open('/profile', owner.answers);
    const left = async (path: string) => {
      await go(path);
      await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
      const logo = page.getByRole('banner').getByRole('link').first();
      await expect.element(logo).toBeVisible();
      return logo.element().getBoundingClientRect().x;
    };
    const lefts = [await left('/'), await left('/download'), await left('/resumes'), await left('/profile')];
    const heading = page.getByRole('heading', { level: 1 }).first().element().getBoundingClientRect().x;
    expect([...new Set([...lefts, heading])]).toHaveLength(1);
  });
});

test('on a phone pets and résumés come before the contact data, which is folded', async () => {
  await resize('phone');
  await open('/profile', owner.answers);
  const headings = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(headings).toEqual([expect.anything(), 'Download Credits', 'My Résumés', 'My Pets', 'My Details']);
  const email = page.getByRole('term').filter({ hasText: 'Email' });
  expect(email.elements()).toEqual([]);
  await page.getByText('Contact data').click();
  await expect.element(email).toBeVisible();
});

test('a wrong address leads a visitor into the form or home', async () => {
  await open('/nowhere', nobody.answers, { isVisitor: true });
  const way = page.getByRole('main').getByRole('link', { name: 'Create Résumé' });
  await expect.element(way).toHaveAttribute('href', '/form1');
  expect(page.getByRole('main').getByRole('link', { name: 'My Profile' }).elements()).toEqual([]);
});

describe('a text that is read for a pet', () => {
  const says = (sentence: string) => expect.element(alert()).toMatchTextContent(sentence);
  const paste = async (text: string) => {
    await field(importMessages.text).fill(text);
    await button(importMessages.read).click();
  };
  const read = (...found: [ImportedField, string][]) =>
    answer(readPetText, {
      found: found.map(([name, value]) => ({ field: name, value, quote: value, before: '', after: '' })),
      read_by: 'built-in',
    });
  const unfold = () => page.getByRole('button', { name: importMessages.offer, exact: false }).click();

  test('is refused with a sentence where nothing can be read', async () => {
    const { server } = await open('/form1', [...nobody.answers, read()], { isVisitor: true });
    await unfold();
    await button(importMessages.read).click();
    await says(importMessages.empty);
    await paste('Bread, milk and a newspaper.');
    await says(importMessages.nothing);
    server.now(answer(readPetText, { found: [], several: ['Bella', 'Max'], read_by: 'built-in' }));
    await paste('Meet Bella and Max!');
    await says(importMessages.several(['Bella', 'Max']));
    server.now(answer(readPetText, refusal(503, 'unavailable', importMessages.crowded)));
    await paste('Meet Bella!');
    await says(importMessages.crowded);
    const choose = (file: File) => userEvent.upload(page.getByLabelText(importMessages.choose), file);
    const sent = server.sentTo(readPetText).length;
    await choose(new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    await says(importMessages.picture);
    await choose(new File([new Uint8Array(IMPORT_LIMITS.bytes + 1)], 'large.pdf', { type: 'application/pdf' }));
    await says(importMessages.tooLarge);
    expect(server.sentTo(readPetText)).toHaveLength(sent);
  });

  test('is not offered for the next new pet once its own was discarded, unless that is taken back', async () => {
    const later = [...owner.answers, read(['pet_name', 'Luna'], ['is_vaccinated', 'Yes'])];
    const mine = later.map((each) => (each.call === readPetText ? { ...each, call: readMyPetText } : each));
    const { reload } = await open('/form1', mine);
    await unfold();
    await field('Pet Name').fill('Luna');
    await paste('Luna is vaccinated.');
    const kept = () => JSON.stringify({ ...localStorage }).includes('is_vaccinated');
    await expect.poll(kept).toBe(true);
    await expectKept('Luna');
    await reload();
    await button('Discard').click();
    await expect.poll(kept).toBe(false);
    await button('Undo').click();
    await expect.poll(kept).toBe(true);
  });

  test('is taken over by the keyboard alone, and back', async () => {
    await open('/form1', [...nobody.answers, read(['pet_name', 'Luna'], ['pet_type', 'Cat'])], { isVisitor: true });
    await unfold();
    await paste('Meet Luna!');
    await expect.element(page.getByRole('heading', { name: importMessages.foundIn(null) })).toHaveFocus();
    const tick = page.getByRole('checkbox', { name: /^Pet Name/ });
    while (document.activeElement !== tick.element()) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(' ');
    while (document.activeElement?.textContent !== importMessages.takeOver(1)) await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Undo')).toHaveFocus();
    await expect.element(page.getByRole('textbox', { name: /^Pet Name/ })).toHaveValue('Luna');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: /^Pet Name/ })).toHaveValue('');
  });
});

test('a file that cannot be checked is refused where it was chosen, and a code is put right before it is sent', async () => {
  const { server } = await open('/verify', [...nobody.answers, offline(checkFile), offline(getRegistryKeys)], {
    isVisitor: true,
  });
  const choose = (text: string) =>
    userEvent.upload(
      page.getByLabelText(registryMessages.choose),
      new File([text], 'a.pdf', { type: 'application/pdf' }),
    );
  await choose('just text');
  await expect.element(alert()).toMatchTextContent(registryMessages.notPdf);
  expect(server.sentTo(checkFile)).toEqual([]);
  await choose('%PDF-1.7');
  await expect.element(alert()).toMatchTextContent(messages.common.noConnection);
  const code = field(registryMessages.codeLabel);
  await code.fill('4f7k92cm3');
  await button(registryMessages.checkCode).click();
  await expect.element(words(registryMessages.misread.check)).toBeVisible();
  await expect.element(code).toHaveFocus();
});

describe('the landing page', () => {
  test('shows a page for each reader, by the keyboard too', async () => {
    await open('/', nobody.answers, { isVisitor: true });
    const ofLandlord = page.getByRole('heading', { name: 'What a landlord reads in ten seconds' });
    await expect.element(ofLandlord).toBeVisible();
    page.getByRole('radio', { name: 'Renting' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('img', { name: /^An example for adopters/ })).toBeVisible();
    expect(ofLandlord.elements()).toEqual([]);
  });

  test('has a menu on a phone that closes on every way out', async () => {
    await resize('phone');
    await open('/', nobody.answers, { isVisitor: true });
    const menu = button('Menu');
    const why = () => page.getByRole('banner').getByRole('link', { name: 'Why', exact: true }).elements();
    await menu.click();
    await expect.poll(why).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(why).toEqual([]);
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.getByRole('banner').getByRole('link', { name: 'Why', exact: true }).click();
    await expect.poll(why).toEqual([]);
    await expectAddress('/#why');
  });

  test('leads somebody who is logged in straight on', async () => {
    await open('/', owner.answers);
    const targets = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .elements()
        .map((each) => each.getAttribute('href'));
    await expect.poll(() => targets('Buy Now')).toEqual(['/buy-credits', '/buy-credits']);
    expect(targets('Create Résumé Now!')).toEqual(['/form1']);
  });
});
