import { confirmEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { PURPOSES } from '@pawsume/contract/page-settings';
import { saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { saveLink } from '@pawsume/contract/sharing';
import { updateMe } from '@pawsume/contract/users';
import { type PetFixture, petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { namedPet, newUser, resumeOf, type Send, senderFor, writtenResume } from '../src/by-api.ts';
import { linkIn } from '../src/inbox.ts';
import { logIn } from '../src/owner.ts';
import { phone, slow, test } from '../src/test.ts';

const words = messages.sharing;
const biscuit = petByKey('biscuit');
const READER = 'pat.low@reader.example';
/** Programs are not counted, and a browser without a screen says that it is one. */
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1';
/** A reader looks for longer than the page waits before it counts them. */
const SEEN_MS = 2500;

const openSharing = (page: Page) => page.getByRole('button', { name: words.title, exact: true }).click();
const switchOf = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

test('an owner shares a résumé, a reader asks how to reach them, is let through, and the link ends', async ({
  page,
  app,
  newVisitor,
  problems,
}) => {
  test.slow();
  const { send } = await newUser(page.request, 'sharer');
  const email = 'sharer@mail.example';
  const resumeId = await writtenResume(send, { ...biscuit, profile: { ...biscuit.profile, email } });
  await send(updateMe, { body: { ...biscuit.profile, email } });
  const token = (await linkIn(app, { to: email, path: '/confirm-email' })).split('#token=')[1] ?? '';
  await senderFor(page.request)(confirmEmail, { body: { token } });
  await logIn(page, 'sharer');
  await page.goto(`/resume/${resumeId}`);
  await openSharing(page);
  await expectNoAxeViolations(page);
  await switchOf(page, words.readers.Renting).click();
  await expect(page.getByText(words.on)).toBeVisible();
  await switchOf(page, words.hidesContact).click();
  await expect(page.getByText(words.hidesContactExplained)).toBeVisible();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code with the link/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  const url = (await page.getByRole('link', { name: /\/r\/[\w-]{22}$/ }).textContent()) ?? '';

  const reader = await newVisitor({ ...phone, userAgent: SAFARI });
  const counted = reader.waitForResponse(/\/api\/shared\/opened$/);
  await reader.goto(url);
  await expect(reader.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible();
  await expect(reader.getByText(biscuit.profile.phone)).toHaveCount(0);
  await expectNoAxeViolations(reader);
  await expectNoSidewaysScroll(reader);
  expect((await counted).status()).toBe(200);
  await reader.getByText(words.page.ask).click();
  await reader.getByLabel('Your name').fill('Pat Low');
  await reader.getByLabel('Your e-mail').fill(READER);
  await expectNoAxeViolations(reader);
  await reader.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(reader.getByText(words.page.asked)).toBeVisible();

  const toAnswer = await linkIn(app, { to: email, path: `/resume/${resumeId}` });
  expect(toAnswer.endsWith('#share')).toBe(true);
  await page.goto('/profile');
  await page.goto(toAnswer);
  await expect(page.getByText(words.opens(1))).toBeVisible();
  await page.getByRole('button', { name: `${words.letThrough} Pat Low` }).click();
  await expect(page.getByText(words.shownTo('Pat Low'))).toBeVisible();

  const slug = new URL(url).pathname;
  const toContact = await linkIn(app, { to: READER, path: slug });
  await reader.goto('about:blank');
  await reader.goto(toContact);
  await expect(reader.getByRole('link', { name: biscuit.profile.phone })).toBeVisible();
  await expectNoAxeViolations(reader);

  // The owner's own browser, with the owner looking, is not counted.
  const own = await page.context().newPage();
  let countedOwn = false;
  own.on('request', (request) => {
    countedOwn ||= request.url().endsWith('/opened');
  });
  await own.goto(url);
  await expect(own.getByText(words.page.own)).toBeVisible();
  await own.waitForTimeout(SEEN_MS);
  expect(countedOwn).toBe(false);
  await own.close();

  await page.getByRole('button', { name: 'End link' }).click();
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText(words.ended)).toBeVisible();
  problems.expect(/answer 404: GET \/r\//);
  await reader.goto(url);
  await expect(reader.getByRole('heading', { name: words.page.gone })).toBeVisible();
  await expectNoAxeViolations(reader);
});

/** The addresses of a résumé's links, one for each purpose. */
const shareWithAll = async (send: Send, pet: PetFixture): Promise<string[]> => {
  await send(updateMe, { body: pet.profile });
  const pet_id = await namedPet(send, pet, pet.photo ? await petPhoto(pet.photo) : undefined);
  const { step2, step3, step5 } = pet.answers;
  await send(saveStep2, { params: { pet_id }, body: step2 });
  await send(saveStep3, { params: { pet_id }, body: step3 });
  await send(saveStep5, { params: { pet_id }, body: step5 });
  const id = await resumeOf(send, pet_id);
  const urls: string[] = [];
  for (const purpose of PURPOSES) {
    const { link } = await send(saveLink, { params: { id, purpose: encodeURIComponent(purpose) }, body: {} });
    urls.push(link.url ?? '');
  }
  return urls;
};

test('the page of every reader prints on one sheet of A4', slow, async ({ page }) => {
  const { send } = await newUser(page.request, 'printer');
  for (const key of ['every-answer', 'rufus', 'bo']) {
    for (const url of await shareWithAll(send, petByKey(key))) {
      await page.goto(url);
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${key} ${url}`).toHaveLength(1);
      const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
    }
  }
});
