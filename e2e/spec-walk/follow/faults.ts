import { API_BASE, type Call } from '@pawsume/contract/call';
import type { Page, Route } from '@playwright/test';
import type { Problems } from '../../src/problems.ts';

interface Faulty {
  page: Page;
  problems: Problems;
}

/** Ends a fault. */
type End = () => Promise<void>;

/** A proxy answers a call in the server's place. Without a body it gives no reason. */
export async function answerInstead(
  { page, problems }: Faulty,
  call: Call,
  { status, body = {} }: { status: number; body?: object },
): Promise<End> {
  if (status >= 400) problems.expect(new RegExp(`^answer ${status}: ${call.method} ${patternOf(call).source}`));
  return intercept(page, call, (route) => route.fulfill({ status, json: body }));
}

/** Answers of a call arrive with some members replaced. */
export function alterAnswer(page: Page, call: Call, changes: object): Promise<End> {
  return intercept(page, call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

/** Holds a call back until the fault ends. */
export async function holdBack(page: Page, call: Call): Promise<End> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const end = await intercept(page, call, async (route) => {
    await released;
    await route.fallback();
  });
  return async () => {
    release();
    await end();
  };
}

/** A call arrives at the server without the id in its path. */
export async function loseId({ page, problems }: Faulty, call: Call): Promise<End> {
  const path = API_BASE + call.path.replace(/:\w+$/, '');
  problems.expect(new RegExp(`^answer 4\\d\\d: ${call.method} `));
  return intercept(page, call, (route) => route.continue({ url: new URL(path, route.request().url()).href }));
}

async function intercept(page: Page, { method, path }: Call, handle: (route: Route) => Promise<void>): Promise<End> {
  const pattern = new RegExp(`^${patternOf({ path }).source}$`);
  const matches = (url: URL) => pattern.test(url.pathname);
  const handler = (route: Route) => (route.request().method() === method ? handle(route) : route.fallback());
  await page.route(matches, handler);
  return () => page.unroute(matches, handler);
}

const patternOf = ({ path }: Pick<Call, 'path'>): RegExp => new RegExp(API_BASE + path.replaceAll(/:\w+/g, '[^/]+'));
