import { messages } from '@pawsume/contract/messages';
import { withMailedToken } from '@pawsume/contract/screens';
import type { Confirmed } from '../page.ts';
import { escaped, tag } from './markup.ts';

const MARK =
  '<svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/><path d="m5.6 10.4 3 3 5.8-6.4"/></svg>';

/** A reference that spoke for itself: who, when, what, how it was confirmed, their own words, and a way to report it. */
export const confirmedHtml = ({ by, role, on, how, what, words, report }: Confirmed): string =>
  `<div class="confirmed"><p>${MARK}<span dir="auto">${escaped(`Confirmed by ${[by, role.toLowerCase(), on].filter(Boolean).join(', ')}`)}</span></p>${tag('p', [what, how].filter(Boolean).join(' — '), 'how')}${words ? `<blockquote dir="auto">${escaped(words)}</blockquote>` : ''}<p class="report"><a href="${escaped(withMailedToken('reportConfirmation', report))}" rel="nofollow">${messages.sharing.page.report}</a></p></div>`;
