import type { Page } from '@playwright/test';
import type { HostilePerson } from './hostile-person.ts';
import { type RawCall, sendByPage } from './send-by-page.ts';

interface Ids {
  petId: string;
  resumeId: string;
}

/**
 * Sends hostile text as what readers of links, references and who checks a page are asked for: names, words, tokens, slugs and codes;
 * and where no screen lets anybody type.
 * Words of a reference that are shown are held to be text where that is tested for the page they stand on.
 */
export const sendHostileLinks = async (page: Page, { text }: HostilePerson, { petId, resumeId }: Ids) => {
  const token = { token: text('token') };
  const slug = { slug: text('slug') };
  const line = { answer: 'rental_history', page: text('page'), verdict: 'corrected', correction: text('correction') };
  const query = new URLSearchParams({ ...slug, code: text('code') });
  const tab = new URLSearchParams({ tab: text('tab') });
  const calls: RawCall[] = [
    [
      'POST',
      `/user/pets/${petId}/confirmations`,
      { kind: 'Vet', name: text('name'), by: 'mail', email: text('email') },
    ],
    ['POST', '/confirmations/1/ask-again', { email: text('email') }],
    ['POST', '/confirmation/open', token],
    ['POST', '/confirmation/facts', { ...token, said: { damage: text('said') } }],
    [
      'POST',
      '/confirmation/answer',
      { ...token, lines: [line], words: text('words'), signed: text('signed'), never_again: false },
    ],
    ['POST', '/confirmation/decline', { ...token, never_again: false }],
    ['POST', '/confirmation/report', { ...token, reason: text('reason') }],
    ['POST', '/confirmation/report', { report: text('report'), reason: text('reason') }],
    ['POST', `/resumes/${resumeId}/links/Renting/new-address`, { url: text('url') }],
    ['POST', '/shared/opened', slug],
    ['POST', '/shared/contact-requests', { ...slug, name: text('name'), email: text('email') }],
    ['POST', '/shared/contact', { ...slug, ...token }],
    ['POST', '/registry/check', { sha256: text('sha256') }],
    ['POST', '/registry/check-code', { code: text('code') }],
    ['GET', `/registry/printed?${query}`, null],
    ['PUT', '/user/me', { current_password: text('proof') }],
    ...['/page/draft', '/pet/form/page', `/pet/form/page/${petId}`].map(
      (path): RawCall => ['POST', `${path}?${tab}`, {}],
    ),
  ];
  const bearer = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await sendByPage(page, bearer, calls);
};
