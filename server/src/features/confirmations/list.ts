import { email } from '@pawsume/contract/auth';
import { CONFIRMED_LABELS, type ConfirmationKind, OWN_FACTS } from '@pawsume/contract/confirmation-facts';
import type { ConfirmationList, ConfirmationRequest } from '@pawsume/contract/confirmations';
import type { Context } from '#context';
import type { ConfirmationRow, PetRow } from '#db/types';
import { getPet } from '#features/pets/queries';
import { readStep3, readStep5, readSteps } from '#features/pets/steps';
import { howOf } from './how.ts';
import { linesFor } from './page-lines.ts';
import { listConfirmationsOfPet } from './queries.ts';
import { nowOf, standingOf } from './standing.ts';

const describe = (row: ConfirmationRow, pet: PetRow, now: Date): ConfirmationRequest => {
  const lines = linesFor(row.kind, readSteps(pet));
  const state = standingOf(row, lines, now);
  return {
    ...{ id: row.id, kind: row.kind, name: row.name, by: row.channel, how: howOf(row), state },
    asked_at: row.asked_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    answered_at: row.state === 'answered' ? (row.answered_at?.toISOString() ?? null) : null,
    ...{ signed: row.signed, words: row.words, shown: row.shown, words_shown: row.words_shown },
    printed: state === 'confirmed' && row.shown,
    said:
      row.state === 'answered'
        ? OWN_FACTS[row.kind].map(({ id, ask }) => ({ id, ask: ask(pet.pet_name), said: row.said[id] ?? '' }))
        : [],
    lines: row.lines.map((line) => ({
      ...line,
      label: CONFIRMED_LABELS[line.answer],
      now: nowOf(lines, line.answer),
    })),
    needs_email: row.channel === 'mail' && row.email === null,
  };
};

/** Whom the form names already, in the order a landlord would ask them. */
const suggest = (pet: PetRow, asked: readonly ConfirmationRow[]): ConfirmationList['suggestions'] => {
  const { references, reference_contacts } = readStep3(pet);
  const { vet_name, vet_contact } = readStep5(pet);
  const named = references.flatMap((role) => {
    const { name = '', contact = '' } = reference_contacts[role] ?? {};
    return role === 'Neighbor' ? [] : { kind: role, name, contact };
  });
  const hasVet = named.some(({ kind, name }) => kind === 'Vet' && name !== '');
  const vet = hasVet || vet_name === '' ? [] : [{ kind: 'Vet' as const, name: vet_name, contact: vet_contact }];
  const isAsked = (kind: ConfirmationKind) => asked.some((row) => row.kind === kind && row.state !== 'stopped');
  return [...named.filter(({ name }) => name !== ''), ...vet]
    .filter(({ kind }) => !isAsked(kind))
    .map(({ kind, name, contact }) => ({ kind, name, email: email.safeParse(contact).data ?? '' }));
};

/** Who was asked about a pet, and what came of it, the newest first. Throws `not_found`. */
export const list = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, petId }: { userId: number; petId: number },
): Promise<ConfirmationList> => {
  const pet = await getPet(db, userId, petId);
  const rows = await listConfirmationsOfPet(db, petId);
  const now = clock();
  return {
    pet_name: pet.pet_name,
    requests: rows.map((row) => describe(row, pet, now)).toReversed(),
    suggestions: suggest(pet, rows),
  };
};
