import { proofMessages } from '@pawsume/contract/proof-messages';
import { listProofs } from '@pawsume/contract/proofs';
import { vetRecord } from '@pawsume/fixtures/documents';
import { phonePhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { arriveWithPet } from '../src/arrive.ts';
import { resumeOf } from '../src/by-api.ts';
import { saveFile } from '../src/download.ts';
import { readPdf } from '../src/pdf.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { onBothWidths, test } from '../src/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: proofMessages.title, exact: true });
const add = (page: Page) => panel(page).getByRole('button', { name: proofMessages.add }).click();
const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  panel(page).locator('input[type=file]').first().setInputFiles(file);
const titles = (page: Page) => panel(page).getByRole('heading', { level: 3 });

onBothWidths((where) => {
  test('an owner adds a vet’s PDF and a phone’s photo, chooses what the link shows, saves a copy and deletes one', async ({
    page,
  }) => {
    const { petId, send } = await arriveWithPet(page, `proof-${where}`);
    await page.goto(`/resume/${await resumeOf(send, petId)}`);
    await expect(panel(page)).toContainText(proofMessages.empty);
    await add(page);
    await expectNoAxeViolations(page);
    await page.getByLabel(proofMessages.called).fill('Rabies, March 2026');
    await choose(page, { name: 'record.pdf', mimeType: 'application/pdf', buffer: await vetRecord() });
    await expect(titles(page)).toHaveText('Rabies, March 2026');
    await expect(panel(page)).toContainText('PDF, 2 pages');

    await add(page);
    await page.getByLabel(proofMessages.kind).selectOption('Other');
    const photo = { name: 'IMG_0412.HEIC', mimeType: '', buffer: await phonePhoto() };
    await choose(page, photo);
    await expect(page.getByText(proofMessages.calledMissing)).toBeVisible();
    await page.getByLabel(proofMessages.called).fill('Dog school');
    await choose(page, photo);
    await expect(titles(page)).toHaveText(['Rabies, March 2026', 'Dog school']);
    await expect(panel(page).locator('img')).toHaveCount(2);

    const first = panel(page).getByRole('switch', { name: proofMessages.showOn.Renting }).first();
    await expect(first).not.toBeChecked();
    await first.click();
    await expect.poll(async () => (await send(listProofs, { params: { id: petId } }))[0]?.shown_on).toHaveLength(1);
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await panel(page).scrollIntoViewIfNeeded();
    await takeScreenshot(page, `proofs-${where}`);

    await page.reload();
    await expect(panel(page).getByRole('switch').first()).toBeChecked();
    await expect(panel(page).getByRole('switch').nth(1)).not.toBeChecked();
    const copy = await saveFile(page, () =>
      panel(page)
        .getByRole('button', { name: `${proofMessages.save} of Rabies, March 2026` })
        .click(),
    );
    expect(copy.name).toBe('Rabies-March-2026.pdf');
    expect(await readPdf(copy.content)).toMatchObject({ pages: 2, text: '' });

    await panel(page).getByRole('button', { name: 'Delete Rabies, March 2026' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(titles(page)).toHaveText(['Dog school']);
    expect(await send(listProofs, { params: { id: petId } })).toHaveLength(1);
  });
});
