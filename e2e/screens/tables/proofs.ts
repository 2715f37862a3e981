import { proofMessages } from '@pawsume/contract/proof-messages';
import {
  addProof,
  deleteProof,
  getProofFile,
  getProofThumbnail,
  listProofs,
  showProof,
} from '@pawsume/contract/proofs';
import { vetRecord } from '@pawsume/fixtures/documents';
import { expect, type Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { statesOf } from '../screen.ts';

const proof = {
  ...{ kind: 'Vaccination record', title: '', is_pdf: true, pages: 2, bytes: 400_000 },
  ...{ created_at: '2026-11-20T10:00:00Z', shown_on: [] },
};
const LONG = 'Tollwut-Auffrischungsimpfung-und-Gesundheitsbescheinigung 2026';
/** As many as a pet keeps. */
const five = {
  call: listProofs,
  answer: [
    { ...proof, id: 1 },
    { ...proof, id: 2, kind: 'Other', title: LONG, is_pdf: false, pages: 1 },
    ...[3, 4, 5].map((id) => ({ ...proof, id, kind: 'Certificate' })),
  ],
};
/** Their small pictures stay on their way. */
const several = [five, never(getProofThumbnail)];

const open = async (page: Page) => {
  await page.getByRole('button', { name: proofMessages.add }).click();
  await page.getByLabel(proofMessages.kind).scrollIntoViewIfNeeded();
};
const panel = (page: Page) => page.getByRole('region', { name: proofMessages.title, exact: true });
const choose = async (page: Page, buffer: Buffer) => {
  await open(page);
  await panel(page).locator('input[type=file]').first().setInputFiles({ name: 'a.pdf', mimeType: '', buffer });
};
const chooseRecord = async (page: Page) => choose(page, await vetRecord());
const askToDelete = (page: Page) => panel(page).getByRole('button', { name: 'Delete Vaccination record' }).click();

export const proofScreens = statesOf({ route: '/resume/:id', as: 'owner', path: '/resume/{resume}' })({
  'no proof': { shows: proofMessages.empty },
  'five proofs': { faults: several, shows: LONG },
  'proofs loading': { faults: [never(listProofs)], shows: 'Loading your proofs', waits: true },
  'proofs not loaded': { faults: [broken(listProofs)], shows: proofMessages.listFailed },
  'adding a proof': { act: open, shows: proofMessages.redrawn },
  'a proof without a title': {
    act: async (page) => {
      await open(page);
      await page.getByLabel(proofMessages.kind).selectOption('Other');
      await panel(page)
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'a.pdf',
          mimeType: '',
          buffer: Buffer.from('%PDF-'),
        });
    },
    shows: proofMessages.calledMissing,
  },
  'a proof on its way': { faults: [never(addProof)], act: chooseRecord, shows: proofMessages.sending, waits: true },
  'a proof not added': { faults: [broken(addProof)], act: chooseRecord, shows: proofMessages.addFailed },
  'a proof not read': {
    act: (page) => choose(page, Buffer.from('a text')),
    shows: proofMessages.unreadable,
    provokes: [/^answer 400: POST \/api\/user\/pets\/\d+\/proofs/],
  },
  'a proof too large': { act: (page) => choose(page, Buffer.alloc(5_300_000)), shows: proofMessages.tooLarge },
  'delete a proof?': { faults: several, act: askToDelete, shows: proofMessages.deleteExplained, over: true },
  'a proof not deleted': {
    faults: [...several, broken(deleteProof)],
    act: async (page) => {
      await askToDelete(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    shows: proofMessages.deleteFailed,
    over: true,
  },
  'a proof not shown': {
    faults: [...several, broken(showProof)],
    act: (page) => panel(page).getByRole('switch').first().click(),
    shows: proofMessages.showFailed,
  },
  'a proof not saved': {
    faults: [...several, broken(getProofFile)],
    act: async (page) => {
      await panel(page).getByRole('button', { name: proofMessages.save }).first().click();
      await expect(page.getByText(proofMessages.openFailed)).toBeVisible();
    },
    shows: proofMessages.openFailed,
  },
});
