import type { Shown } from '@pawsume/contract/page-settings';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Contact, ContactLine } from '../page.ts';
import { cityAndRegion } from './city.ts';
import { oneLine } from './text.ts';

const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/u;
const PHONE = /^[+\d][\d\s().-]{4,30}$/u;

/** A Canadian postal code: its halves stay on one line. */
const POSTAL_CODE = /\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gu;

const mailto = (email: string): string | null => (EMAIL.test(email) ? `mailto:${encodeURI(email)}` : null);
const tel = (phone: string): string | null => (PHONE.test(phone) ? `tel:${phone.replaceAll(/[^+\d]/gu, '')}` : null);

/** Whether the parts after the street hold this one, alone or before a postal code. */
const holds = (address: string, part: string): boolean =>
  address
    .toLowerCase()
    .split(/\s*,\s*/u)
    .slice(1)
    .some((held) => held === part.toLowerCase() || held.startsWith(`${part.toLowerCase()} `));

/** Adds a part unless it is there: a profile keeps its address on one line, often with city and country. */
const withPart = (address: string, part: string): string => {
  if (!part || holds(address, part)) return address;
  return address ? `${address}, ${part}` : part;
};

/** Street, city, then region and code together, then country: the order of an envelope. */
const formatAddress = ({ street, city, state, zip, country }: Step4): string =>
  [street, city, `${oneLine(state)} ${oneLine(zip)}`, country]
    .map(oneLine)
    .reduce(withPart, '')
    .replaceAll(POSTAL_CODE, '$1\u00a0$2');

const line = (label: string, value: string, href: string | null = null): ContactLine => ({ label, value, href });

/** How to reach the owner, as far as that is shown; null where nothing is. */
export const composeContact = (owner: Step4, { title, shown }: { title: string; shown: Shown }): Contact | null => {
  const phone = shown.phone ? oneLine(owner.phone) : '';
  const email = shown.email ? oneLine(owner.email) : '';
  const name = oneLine(owner.full_name);
  const lines = [
    line('Phone', phone, tel(phone)),
    line('E-mail', email, mailto(email)),
    shown.address ? line('Address', formatAddress(owner)) : line('Lives in', cityAndRegion(owner)),
  ];
  const given = lines.filter(({ value }) => value !== '');
  return name || given.length > 0 ? { title, name, lines: given } : null;
};
