import type { Confirmed } from '../page.ts';
import { escaped, tag } from './markup.ts';

const MARK =
  '<svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/><path d="m5.6 10.4 3 3 5.8-6.4"/></svg>';

/** A reference that spoke for itself: who, when, how it was confirmed, and their own words. */
export const confirmedHtml = ({ by, role, on, how, words }: Confirmed): string =>
  `<div class="confirmed"><p>${MARK}<span dir="auto">${escaped(`Confirmed by ${[by, role, on].filter(Boolean).join(', ')}`)}</span></p>${tag('p', how, 'how')}${words ? `<blockquote dir="auto">${escaped(words)}</blockquote>` : ''}</div>`;
