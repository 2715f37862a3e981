import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, id, idParams, optionalName, timestamp } from './fields.ts';
import { PURPOSES } from './page-settings.ts';
import { proofMessages } from './proof-messages.ts';

/** What may be kept, and how much of it. */
export const PROOF_LIMITS = { bytes: 5 * 1024 * 1024, pages: 10, ofPet: 5, title: 80 } as const;

export const PROOF_KINDS = [
  'Vaccination record',
  'Certificate',
  'Letter from the vet',
  'Licence or registration',
  'Other',
] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** What a proof is called: its own words, else its kind. */
export const proofTitle = ({ kind, title }: { kind: ProofKind; title: string }): string => title || kind;

/** A link of a résumé, known by whom it is for. */
const link = z.object({ resume_id: id, purpose: z.enum(PURPOSES) });

const proof = z.object({
  id,
  kind: z.enum(PROOF_KINDS),
  /** Empty where it is called by its kind. */
  title: z.string(),
  is_pdf: z.boolean(),
  pages: z.int().min(1),
  bytes: z.int(),
  created_at: timestamp,
  /** The links that show it; none at first. */
  shown_on: z.array(link),
});
export type Proof = z.infer<typeof proof>;

const proofInput = z
  .object({ kind: z.enum(PROOF_KINDS), title: optionalName(PROOF_LIMITS.title) })
  .refine(({ kind, title }) => kind !== 'Other' || title !== '', {
    path: ['title'],
    message: proofMessages.calledMissing,
  });

const call = { tag: 'proofs', access: 'user', answerKind: 'json', status: 200 } as const;
const file = { tag: 'proofs', access: 'user', answerKind: 'file', status: 200, method: 'GET' } as const;

export const listProofs = defineCall({
  ...call,
  method: 'GET',
  path: '/user/pets/:id/proofs',
  summary: 'The proofs of a pet: vaccination records, certificates',
  params: idParams,
  answer: z.array(proof),
});

export const addProof = defineCall({
  ...call,
  method: 'POST',
  path: '/user/pets/:id/proofs',
  summary: 'Add a proof to a pet: a PDF, JPEG, PNG or WebP. What can be seen on it is drawn anew, and kept',
  params: idParams,
  body: proofInput,
  file: {
    field: 'proof',
    maxBytes: PROOF_LIMITS.bytes,
    required: true,
    missing: proofMessages.missing,
    tooLarge: proofMessages.tooLarge,
  },
  answer: proof,
  status: 201,
});

export const deleteProof = defineCall({
  ...call,
  method: 'DELETE',
  path: '/user/proofs/:id',
  summary: 'Delete a proof for good',
  params: idParams,
  answer: done,
});

export const getProofFile = defineCall({
  ...file,
  path: '/user/proofs/:id/file',
  summary: 'A proof as it is kept: a PDF, or a JPEG',
  params: idParams,
});

export const getProofThumbnail = defineCall({
  ...file,
  path: '/user/proofs/:id/thumbnail',
  summary: 'A small picture of its first page, as a JPEG',
  params: idParams,
});

export const showProof = defineCall({
  ...call,
  method: 'PUT',
  path: '/resumes/:id/proofs/:proof_id',
  summary: 'Show a proof of its pet on the link of a résumé for a purpose, or no longer',
  params: idParams.extend({ proof_id: idParams.shape.id }),
  body: z.object({ purpose: z.enum(PURPOSES), shown: z.boolean() }),
  answer: done,
});
