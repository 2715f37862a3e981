import { messages } from '@pawsume/contract/messages';
import { saveStep1 } from '@pawsume/contract/pets';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { listMyResumes } from '@pawsume/contract/resumes';
import { saveLink } from '@pawsume/contract/sharing';
import { petByKey } from '@pawsume/fixtures/pets';
import { readQr } from '@pawsume/server/test/press/read-qr';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { basicsOf, buyTenCredits, newUser, writtenResume } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { logIn } from '../src/owner.ts';
import { phone, slow, test } from '../src/test.ts';

const biscuit = petByKey('biscuit');

/** Somebody who has bought a PDF, with a code where it is shared; `weigh` changes an answer of it. */
const buyPdf = async (page: Page, username: string, { isShared = false } = {}) => {
  const { send } = await newUser(page.request, username);
  // A page of their own: of two that say the very same, the file is that of either.
  const profile = { ...biscuit.profile, phone: `902 555 01${username.length}` };
  const id = await writtenResume(send, { ...biscuit, profile });
  if (isShared) await send(saveLink, { params: { id, purpose: 'Renting' }, body: {} });
  await buyTenCredits(page.request, send);
  await logIn(page, username);
  await page.goto(`/resume/${id}`);
  const { content } = await saveFile(page, () => page.getByRole('button', { name: 'Download Résumé' }).click());
  const [resume] = await send(listMyResumes);
  const weigh = (weight: string) =>
    send(saveStep1, { params: { pet_id: resume?.pet_id ?? 0 }, body: { ...basicsOf(biscuit), weight } });
  return { content, weigh };
};

const choose = async (page: Page, buffer: Buffer, name = 'resume.pdf') => {
  await page.getByLabel(registryMessages.choose).setInputFiles({ name, mimeType: 'application/pdf', buffer });
};
const another = (page: Page) => page.getByRole('button', { name: registryMessages.another }).click();

test('a landlord checks a PDF: current, then older with what was changed; an edited one and a foreign one are not ours', async ({
  page,
  newVisitor,
}) => {
  const { content, weigh } = await buyPdf(page, 'verified');
  const landlord = await newVisitor();
  const sent: number[] = [];
  landlord.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0));
  await landlord.goto('/verify');
  await choose(landlord, content);
  await expect(landlord.getByRole('heading', { name: registryMessages.current })).toBeVisible();
  await expect(landlord.getByText('Biscuit', { exact: true })).toBeVisible();
  await expect(landlord.getByText(registryMessages.signatureChecked)).toBeVisible();
  await expect(landlord.getByRole('button', { name: registryMessages.another })).toBeFocused();
  // The file itself went nowhere.
  expect(Math.max(...sent)).toBeLessThan(200);

  const record = await saveFile(landlord, () =>
    landlord.getByRole('button', { name: registryMessages.saveRecord }).click(),
  );
  expect(JSON.parse(record.content.toString())).toMatchObject({ algorithm: 'Ed25519', key_id: expect.any(String) });

  await weigh('31 kg');
  await another(landlord);
  await choose(landlord, content);
  await expect(landlord.getByRole('heading', { name: registryMessages.older })).toBeVisible();
  await expect(landlord.getByRole('listitem').filter({ hasText: 'Weight' })).toBeVisible();
  await expect(landlord.getByText('31 kg')).toHaveCount(0);

  await another(landlord);
  await choose(landlord, Buffer.from(content.toString('latin1').replaceAll('Biscuit', 'Biscoit'), 'latin1'));
  await expect(landlord.getByRole('heading', { name: registryMessages.unknown })).toBeVisible();

  await another(landlord);
  await choose(landlord, Buffer.from('%PDF-1.7\n% of somebody else\n%%EOF\n'));
  await expect(landlord.getByRole('heading', { name: registryMessages.unknown })).toBeVisible();
});

test(
  'a phone reads the code of a printed page and arrives at the page as it is now, with what was changed since',
  slow,
  async ({ page, newVisitor }) => {
    const { page: words } = messages.sharing;
    const { content, weigh } = await buyPdf(page, 'printed', { isShared: true });
    const { pathname, search } = new URL((await readQr(content, { dpi: 150 })) ?? '');
    const reader = await newVisitor(phone);
    await reader.goto(pathname + search);
    await expect(reader.getByText(words.printedCurrent)).toBeVisible();
    await expect(reader.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible();
    await weigh('31 kg');
    await reader.reload();
    await expect(reader.getByText(words.printedOlder)).toBeVisible();
    await expect(reader.getByText(words.changedTo('Weight', '31 kg'))).toBeVisible();
    await expectNoAxeViolations(reader);
    await expectNoSidewaysScroll(reader);
  },
);
