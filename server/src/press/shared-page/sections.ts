import { messages } from '@pawsume/contract/messages';
import { withMailedToken } from '@pawsume/contract/screens';
import type { Confirmed, Entry, FactEntry, ReferenceEntry, Section } from '../page.ts';
import { cutOf } from './columns.ts';
import { escaped, tag, withBreaks } from './markup.ts';

const factHtml = (entry: FactEntry): string => {
  const { label, text, tone } = entry;
  const className = [tone === 'caution' ? 'caution' : '', cutOf(entry)].filter(Boolean).join(' ');
  return `<div class="${className}"><dt>${escaped(label)}</dt><dd dir="auto">${withBreaks(text)}</dd></div>`;
};

const referenceHtml = ({ role, name, contact, confirmed }: ReferenceEntry): string =>
  `<li><span class="role">${escaped(role)}</span>${tag('span', name, 'who')}${tag('span', contact, 'reach')}${confirmed ? confirmedHtml(confirmed) : ''}</li>`;

/** Entries of one kind that follow each other are one list. */
const groupsOf = (entries: readonly Entry[]): Entry[][] => {
  const groups: Entry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === entry.kind) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
};

const groupHtml = (group: readonly Entry[]): string => {
  const [first] = group;
  if (first?.kind === 'fact')
    return `<dl>${group.map((entry) => entry.kind === 'fact' && factHtml(entry)).join('')}</dl>`;
  if (first?.kind === 'reference')
    return `<ul class="references">${group.map((entry) => entry.kind === 'reference' && referenceHtml(entry)).join('')}</ul>`;
  return group.map((entry) => (entry.kind === 'paragraph' ? tag('p', entry.text, cutOf(entry) ?? '') : '')).join('');
};

export const sectionHtml = ({ title, entries }: Section): string =>
  `<section><h2 dir="auto">${escaped(title)}</h2>${groupsOf(entries).map(groupHtml).join('')}</section>`;

const MARK =
  '<svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9"/><path d="m5.6 10.4 3 3 5.8-6.4"/></svg>';

/** A reference that spoke for itself: who, when, what, how it was confirmed, their own words, and a way to report it. */
const confirmedHtml = ({ by, role, on, how, what, words, report }: Confirmed): string =>
  `<div class="confirmed"><p>${MARK}<span dir="auto">${escaped(`Confirmed by ${[by, role.toLowerCase(), on].filter(Boolean).join(', ')}`)}</span></p>${tag('p', [what, how].filter(Boolean).join(' — '), 'how')}${words ? `<blockquote dir="auto">${escaped(words)}</blockquote>` : ''}<p class="report"><a href="${escaped(withMailedToken('reportConfirmation', report))}" rel="nofollow">${messages.sharing.page.report}</a></p></div>`;
