import type { AnswerOf } from '@pawsume/contract/call';
import type { getResume } from '@pawsume/contract/resumes';

/** A résumé by its id: the answer need not repeat what was asked for. */
export type ResumeToShow = AnswerOf<typeof getResume> & { id: number };
