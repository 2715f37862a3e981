import { type Prose, prose } from '@pawsume/contract/resumes';
import { readDraft, removeDraft, writeDraft } from '~/lib/draft-store.ts';

const keyOf = (resumeId: number | string) => `resume:${resumeId}`;

export const readProseDraft = (resumeId: number | string): Prose | null => readDraft(keyOf(resumeId), prose);

export const keepProseDraft = (resumeId: number | string, values: Prose): boolean =>
  writeDraft(keyOf(resumeId), values);

export const dropProseDraft = (resumeId: number | string): void => removeDraft(keyOf(resumeId));
