import { generateResume } from '@pawsume/contract/resumes';
import type { Response } from '@playwright/test';

/** The résumé that a generation was answered with: as JSON, or in the last event of a stream. */
export const generatedIn = async (response: Response): Promise<number> => {
  const text = await response.text();
  const done = /^event: done\ndata: (.*)$/m.exec(text)?.[1];
  return generateResume.answer.parse(JSON.parse(done ?? text)).resume_id;
};
