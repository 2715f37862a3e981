import { generateResume } from '@pawsume/contract/resumes';
import type { Page } from '@playwright/test';

const CALL = '**/api/pet/generate-resume/*';

/**
 * Does what generates a résumé, and returns which one the server answered with: as JSON, or in the last event of a stream.
 * The answer is read on its way, because the page leads on as soon as it is there.
 */
export const generatedBy = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const answer = Promise.withResolvers<string>();
  await page.route(CALL, async (route) => {
    const response = await route.fetch();
    answer.resolve(await response.text());
    await route.fulfill({ response });
  });
  await act();
  const text = await answer.promise;
  await page.unroute(CALL);
  const done = /^event: done\ndata: (.*)$/m.exec(text)?.[1];
  return generateResume.answer.parse(JSON.parse(done ?? text)).resume_id;
};
