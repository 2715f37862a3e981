import type { AnswerOf } from '@pawsume/contract/call';
import type { getResume } from '@pawsume/contract/resumes';

export type ResumeToShow = AnswerOf<typeof getResume>;
