import { proofMessages } from '@pawsume/contract/proof-messages';
import {
  addProof,
  deleteProof,
  getProofFile,
  getProofThumbnail,
  listProofs,
  type Proof,
  showProof,
} from '@pawsume/contract/proofs';
import { page, userEvent } from 'vitest/browser';
import { choose, press, wait } from '../harness/acts.ts';
import { answer, broken, never, refusal } from '../harness/fake-server.ts';
import { owner } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const proof: Proof = {
  ...{ id: 1, kind: 'Vaccination record', title: '', is_pdf: true, pages: 2, bytes: 400_000 },
  ...{ created_at: DAY, shown_on: [] },
};
const LONG = 'Tollwut-Auffrischungsimpfung-und-Gesundheitsbescheinigung 2026';
/** As many as a pet keeps; their small pictures stay on their way. */
const five = [
  answer(listProofs, [
    proof,
    { ...proof, id: 2, kind: 'Other', title: LONG, is_pdf: false, pages: 1 },
    ...[3, 4, 5].map((id) => ({ ...proof, id, kind: 'Certificate' as const })),
  ]),
  never(getProofThumbnail),
];
const open = press(proofMessages.add);
const chooseFile = choose(['%PDF-1.7'], 'a.pdf');
const askToDelete = press('Delete Vaccination record');

testStates(
  { path: '/resume/1', as: owner },
  {
    'no proof': { shows: proofMessages.empty },
    'five proofs': { answers: five, shows: LONG },
    'proofs loading': { answers: [never(listProofs)], shows: 'Loading your proofs' },
    'proofs not loaded': { answers: [broken(listProofs)], shows: proofMessages.listFailed },
    'adding a proof': { act: open, shows: proofMessages.redrawn },
    'a proof without a title': {
      act: [open, () => userEvent.selectOptions(page.getByLabelText(proofMessages.kind), 'Other'), chooseFile],
      shows: proofMessages.calledMissing,
    },
    'a proof on its way': { answers: [never(addProof)], act: [open, chooseFile], shows: proofMessages.sending },
    'a proof not added': { answers: [broken(addProof)], act: [open, chooseFile], shows: proofMessages.addFailed },
    'a proof not read': {
      answers: [answer(addProof, refusal(400, 'document_unreadable', proofMessages.unreadable))],
      act: [open, chooseFile],
      shows: proofMessages.unreadable,
    },
    'a proof too large': {
      act: [open, choose([new Uint8Array(5_300_000)], 'a.pdf')],
      shows: proofMessages.tooLarge,
    },
    'delete a proof?': { answers: five, act: askToDelete, shows: proofMessages.deleteExplained },
    'a proof not deleted': {
      answers: [...five, broken(deleteProof)],
      act: [askToDelete, press('Delete')],
      shows: proofMessages.deleteFailed,
    },
    'a proof not shown': {
      answers: [...five, broken(showProof)],
      act: [
        wait(LONG),
        () => page.getByRole('region', { name: proofMessages.title }).getByRole('switch').first().click(),
      ],
      shows: proofMessages.showFailed,
    },
    'a proof not saved': {
      answers: [...five, broken(getProofFile)],
      act: press(proofMessages.save, { exact: false }),
      shows: proofMessages.openFailed,
    },
  },
);
