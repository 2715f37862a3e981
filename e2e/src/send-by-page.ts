import { expect, type Page } from '@playwright/test';

export type RawCall = [method: string, path: string, body: object | null];

/** Has a page send these calls, so that they are seen going out. Each is answered as JSON, and none by a fault of the server. */
export const sendByPage = async (page: Page, token: string, calls: RawCall[]): Promise<void> => {
  const answers = await page.evaluate(
    ([every, bearer]) =>
      Promise.all(
        every.map(async ([method, path, body]) => {
          const headers = {
            authorization: `Bearer ${bearer}`,
            ...(body && { 'content-type': 'application/json' }),
          };
          const sent = { method, headers, body: body && JSON.stringify(body) };
          const { status, headers: told } = await fetch(`/api${path}`, sent);
          return { path, isAnswered: status < 500, type: told.get('content-type') };
        }),
      ),
    [calls, token] as const,
  );
  const type = 'application/json; charset=utf-8';
  expect(answers).toEqual(calls.map(([, path]) => ({ path, isAnswered: true, type })));
};
