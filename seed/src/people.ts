import type { Chance } from './chance.ts';
import { PLACES } from './places.ts';

/** Few enough that each pet's story is written once for each of them. */
export const PROFESSIONS = [
  'Registered nurse',
  'Teacher',
  'Software developer',
  'Electrician',
  'Retired',
  'Student',
  'Chef',
  'Accountant',
] as const;
const SHELTER_KEEPER = 'Shelter coordinator';

/** How many names there are is no matter: their number tells two of them apart. */
const MAIL = ['example.com', 'example.org', 'example.net', 'mail.example', 'post.example'] as const;

export interface Person {
  username: string;
  name: string;
  email: string;
  profession: string;
  address: string;
  phone: string;
}

/** Somebody of one of many countries; `number` makes the username theirs alone. */
export const makePerson = (chance: Chance, { number, isShelter }: { number: number; isShelter: boolean }): Person => {
  const place = chance.pick(PLACES);
  const given = chance.pick(place.given);
  const family = chance.pick(place.family);
  const username = `${plain(given)}.${plain(family)}${number}`;
  return {
    username,
    name: `${given} ${family}`,
    email: `${username}@${chance.pick(MAIL)}`,
    profession: isShelter ? SHELTER_KEEPER : chance.pick(PROFESSIONS),
    address: place.address(filled(chance, chance.pick(place.streets)), chance.pick(place.cities)),
    phone: filled(chance, place.phone),
  };
};

const filled = (chance: Chance, pattern: string): string => pattern.replaceAll('#', () => String(chance.below(10)));

/** As names stand in an address: without accents, spaces and marks. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
    .toLowerCase();
