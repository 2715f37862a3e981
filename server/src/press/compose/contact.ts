import { tidyEmail } from '@pawsume/contract/email-address';
import type { Shown } from '@pawsume/contract/page-settings';
import { placeOf } from '@pawsume/contract/pet-steps/split-address';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Contact, ContactLine } from '../page.ts';
import { oneLine } from './text.ts';

const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&][^\s@<>"?&.]*\.[^\s@<>"?&]+$/u;
/** A number whose digits can be dialled as they are. */
const PLAIN_PHONE = /^(?!00)[+\d](?!.*\(0)[\d\s().-]{4,30}$/u;
/** Country of numbers without a country code. */
const HOME = 'CA';

/** A Canadian postal code: its halves stay on one line. */
const POSTAL_CODE = /\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gu;

const mailto = (email: string): string | null => (EMAIL.test(email) ? `mailto:${encodeURI(email)}` : null);

/** Null where it is not certain which number is meant: a link must not dial another one. */
const tel = (phone: string): string | null => {
  if (PLAIN_PHONE.test(phone)) return `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
  const number = parsePhoneNumberFromString(phone.replace(/^00/u, '+'), HOME);
  return number?.isValid() ? number.getURI() : null;
};

/** True if the parts after the street contain this one, alone or beside a postal code. */
const holds = (address: string, part: string): boolean =>
  address
    .toLowerCase()
    .split(',')
    .slice(1)
    .map((held) => held.trim())
    .some(
      (held) =>
        held === part.toLowerCase() ||
        held.startsWith(`${part.toLowerCase()} `) ||
        (held.endsWith(` ${part.toLowerCase()}`) && /^[\d-]+(?: [\da-z]{2})? /u.test(held)),
    );

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

/** City, region and country of somebody; empty where they are not certain. */
const formatPlace = (owner: Step4): string => {
  const { city, state, country } = placeOf(owner);
  return [city, state, country].map(oneLine).filter(Boolean).join(', ');
};

const line = (label: string, value: string, href: string | null = null): ContactLine => ({ label, value, href });

/** How to reach the owner, as far as that is shown; null where nothing is. */
export const composeContact = (owner: Step4, { title, shown }: { title: string; shown: Shown }): Contact | null => {
  const phone = shown.phone ? oneLine(owner.phone) : '';
  const email = shown.email ? tidyEmail(oneLine(owner.email)) : '';
  const name = oneLine(owner.full_name);
  const lines = [
    line('Phone', phone, tel(phone)),
    line('E-mail', email, mailto(email)),
    shown.address ? line('Address', formatAddress(owner)) : line('Lives in', formatPlace(owner)),
  ];
  const given = lines.filter(({ value }) => value !== '');
  return name || given.length > 0 ? { title, name, lines: given } : null;
};
