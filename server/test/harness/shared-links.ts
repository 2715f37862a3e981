import type { Purpose } from '@pawsume/contract/page-settings';
import { type LinkEnds, listLinks, type SharedLink, saveLink } from '@pawsume/contract/sharing';
import { expect } from 'vitest';
import type { TestApp } from './start-app.ts';

interface OfLink {
  token: string;
  resumeId: number;
  purpose?: Purpose;
}

interface Settings {
  ends?: LinkEnds;
  with_pdf?: boolean;
  hides_contact?: boolean;
}

/** Switches a link on, or changes it. */
export const share = async (
  { send }: TestApp,
  { token, resumeId, purpose = 'Renting' }: OfLink,
  body: Settings = {},
): Promise<SharedLink & { url: string; slug: string }> => {
  const reply = await send(saveLink, { as: token, params: { id: resumeId, purpose }, body });
  expect(reply).toMatchObject({ status: 200 });
  const { link } = reply.answer;
  const url = link.url ?? '';
  return { ...link, url, slug: url.split('/').at(-1) ?? '' };
};

export const linksOf = async ({ send }: TestApp, { token, resumeId }: OfLink) =>
  (await send(listLinks, { as: token, params: { id: resumeId } })).answer;

/** What a browser without an account gets there. */
export const read = async ({ url }: TestApp, path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes, text: bytes.toString() };
};

export const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
