import { randomBytes } from 'node:crypto';
import type { Purpose } from '@pawsume/contract/page-settings';
import { addProof, type ProofKind, showProof } from '@pawsume/contract/proofs';
import { expect } from 'vitest';
import type { TestApp } from '../harness/start-app.ts';
import { makePdf } from './make-pdf.ts';

interface ToAdd {
  as: string;
  petId: number;
  kind?: ProofKind;
  title?: string;
  file?: Buffer;
}

/** Adds a proof as its owner does. */
export const sendProof = (
  { send }: Pick<TestApp, 'send'>,
  { as, petId, kind = 'Vaccination record', title = '', file = makePdf() }: ToAdd,
) => send(addProof, { as, params: { id: petId }, body: { kind, title }, file, fileName: 'record.pdf' });

/** The same where it is to succeed. Returns the proof. */
export const keepProof = async (app: Pick<TestApp, 'send'>, proof: ToAdd) => {
  const reply = await sendProof(app, proof);
  expect(reply).toMatchObject({ status: 201 });
  return reply.answer;
};

/** Shows a proof on the link of a résumé. */
export const showOnLink = async (
  { send }: Pick<TestApp, 'send'>,
  { as, resumeId, proofId, purpose = 'Renting' }: { as: string; resumeId: number; proofId: number; purpose?: Purpose },
): Promise<void> => {
  const asking = { as, params: { id: resumeId, proof_id: proofId }, body: { purpose, shown: true } };
  expect(await send(showProof, asking)).toMatchObject({ status: 200 });
};

/** A link of a résumé that is on. Returns its id and its slug. */
export const openLink = async (
  { db }: Pick<TestApp, 'db'>,
  { resumeId, purpose = 'Renting', expiresAt = null }: { resumeId: number; purpose?: Purpose; expiresAt?: Date | null },
) => {
  const slug = randomBytes(16).toString('base64url');
  const { user_id } = await db
    .selectFrom('resumes')
    .select('user_id')
    .where('id', '=', resumeId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('shared_links')
    .values({
      ...{ user_id, resume_id: resumeId, purpose, slug, with_pdf: false, hides_contact: false },
      ...{ expires_at: expiresAt, created_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, slug };
};
