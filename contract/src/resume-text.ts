import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  done,
  id,
  idParams,
  reported,
  requiredText,
  text,
  timestamp,
  version,
  versionInput,
  versionParam,
} from './fields.ts';
import { messages } from './messages.ts';
import { answer, drawnPage, PROSE_LIMITS, pictureQuery, prose } from './resumes.ts';

const call = { tag: 'resumes', access: 'user', answerKind: 'json', status: 200 } as const;

export const proseInput = z.object({
  one_liner_description: requiredText(PROSE_LIMITS.one_liner, messages.resumes.textMissing),
  rewritten_pet_description: requiredText(PROSE_LIMITS.pet, messages.resumes.textMissing),
  rewritten_owner_description: text(PROSE_LIMITS.owner),
});

/** A sentence of a text with the answers it rests on; null for one that its owner wrote. */
const sentence = z.object({
  field: prose.keyof(),
  text: z.string(),
  rests_on: z.array(z.object(answer)).nullable(),
  contradicts: z.array(z.object({ ...answer, now: z.string() })),
});
export type Sentence = z.infer<typeof sentence>;

export const getProse = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id/edit',
  summary: 'The text of a résumé',
  params: idParams,
  answer: prose.extend({
    pet_id: id.nullable(),
    version: version.optional(),
    sentences: z.array(sentence).optional(),
  }),
});

export const saveProse = defineCall({
  ...call,
  method: 'PUT',
  path: '/resumes/:id/edit',
  summary: 'Change the text of a résumé',
  params: idParams,
  body: proseInput.extend({ version: versionInput, cause: z.enum(['edited', 'rewritten']).optional() }),
  answer: reported.extend({ version: version.optional() }),
});

/** A text while it is typed: parts of it may be missing. */
const typedProse = z.object({
  one_liner_description: text(PROSE_LIMITS.one_liner),
  rewritten_pet_description: text(PROSE_LIMITS.pet),
  rewritten_owner_description: text(PROSE_LIMITS.owner),
});

export const checkProse = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/edit/check',
  summary: 'What a text that is not saved rests on, and what of it contradicts the answers',
  params: idParams,
  body: typedProse,
  answer: z.object({ sentences: z.array(sentence) }),
});

export const previewProse = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/edit/preview',
  summary: 'The page with its watermark, as it would be with a text that is not saved',
  params: idParams,
  query: pictureQuery,
  body: typedProse,
  answerKind: 'html',
  about: drawnPage,
});

/** How a text came to be: written for a new résumé, changed by its owner, written again, or an earlier one brought back. */
const textCause = z.enum(['generated', 'edited', 'rewritten', 'restored']);
export type TextCause = z.infer<typeof textCause>;

const textVersion = prose.extend({ version, cause: textCause, written_by: z.string(), created_at: timestamp });
export type TextVersion = z.infer<typeof textVersion>;

/** How many texts of a résumé are kept: the first and the newest. */
export const VERSIONS_KEPT = 100;

export const listVersions = defineCall({
  ...call,
  method: 'GET',
  path: '/resumes/:id/versions',
  summary: `Every text that a résumé has had, newest first, up to ${VERSIONS_KEPT}; the first one is its text now`,
  params: idParams,
  answer: z.array(textVersion),
});

export const restoreVersion = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/versions/:version/restore',
  summary: 'Bring an earlier text of a résumé back',
  params: idParams.extend({ version: versionParam }),
  body: z.object({ version: versionInput }).nullish(),
  answer: done.extend({ version }),
});

export const rewriteResume = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/rewrite',
  summary:
    'Write the text of a résumé, or some of its fields, again from the answers as they are now, to be compared; it stays as it is until it is saved',
  params: idParams,
  body: z.object({ fields: z.array(prose.keyof()).min(1).optional() }).nullish(),
  answer: z.object({ before: prose, after: prose, written_by: z.string(), model_failed: z.boolean(), version }),
});

export const keepText = defineCall({
  ...call,
  method: 'POST',
  path: '/resumes/:id/keep-text',
  summary: 'Keep the text of a résumé as it stands, with the answers as they are now',
  params: idParams,
  body: z.object({ version: versionInput }),
  answer: done,
});
