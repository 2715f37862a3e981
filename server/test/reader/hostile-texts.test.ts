import { email } from '@pawsume/contract/auth';
import { optionalName, optionalText } from '@pawsume/contract/fields';
import { IMPORT_LIMITS } from '@pawsume/contract/pet-import';
import { addressWords } from '@pawsume/contract/pet-steps/address-words';
import { expect, test } from 'vitest';
import { mailboxKey } from '#db/address-hash';
import { usernameKey } from '#features/auth/username';
import { nameInLetter } from '#mail/name-in-letter';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';
import { withoutPeople } from '#reader/reading';
import { growthOf, LINEAR } from '../harness/growth.ts';
import { sampleOf } from '../harness/runs-all.ts';

const TODAY = new Date('2026-11-23');

const repeated = (unit: string, lead: string) => (length: number) =>
  `${(lead + unit.repeat(Math.ceil(length / unit.length))).slice(0, length - 1)}x`;

const ODD = [
  ...[
    ...';(“|: )".\n\t@[-/,1',
    '- ',
    '1 ',
    '; ',
    '. ',
    '\n-',
    '1-',
    'rabies (',
    'house trained ',
    'good with a, ',
    '5 y/o ',
  ],
  ...['up to date on all ', 'Name ', 'Name: ', 'Name: a ', 'chip number ', 'Good with ', 'is a ', 'Rex and ', 'jan 1 '],
  ...['neutered ', 'old, ', 'Labrador/', 'Age\t', 'Species\n', 'is vaccinated ', 'is calm, ', 'meet ', 'Owner\n'],
  ...['calm, ', 'male '],
];

test.each([...sampleOf(ODD, 7), '\u0316\u0301'].map((unit) => [JSON.stringify(unit), unit]))(
  'reads a long run of %s in linear time',
  (_name, unit) => {
    const read = (text: string): void => {
      const page = { text: tidyPage(text) };
      readByPatterns([page], TODAY);
      withoutPeople([page]);
    };
    for (const lead of ['', 'Name: a', 'Meet Ona! Meet Ivo! '])
      expect(growthOf(read, repeated(unit, lead), IMPORT_LIMITS.characters)).toBeLessThan(LINEAR);
  },
);

/** Longest request body, in characters. */
const LONGEST_BODY = 48_000;
const RUNS = [...sampleOf(ODD, 4), '\u0316\u0301', '\u200d', 'www.', '+', 'a.', 'é'];

test.each<[string, (text: string) => unknown]>([
  ['an e-mail address', (text) => email.safeParse(`${text}@example.com`)],
  ['an e-mail address without its end', (text) => email.safeParse(`a@${text}`)],
  ['a name', (text) => optionalName(80).safeParse(text)],
  ['an answer', (text) => optionalText(2000).safeParse(text)],
])('checks %s of any length in linear time', (_name, check) => {
  for (const unit of RUNS)
    expect([unit, growthOf(check, repeated(unit, ''), LONGEST_BODY) < LINEAR]).toEqual([unit, true]);
});

/** Fields are cut to their length before anything else reads them. */
const LONGEST_FIELD = 2000;

test.each<[string, (text: string) => unknown]>([
  ['a mailbox', (text) => mailboxKey(`${text}@example.com`)],
  ['a username', usernameKey],
  ['a country', addressWords],
  ['a name in a letter', (text) => nameInLetter(text, 'somebody')],
])('reads %s of any kind in linear time', (_name, read) => {
  for (const unit of RUNS) {
    expect([unit, growthOf(read, repeated(unit, ''), LONGEST_FIELD) < LINEAR]).toEqual([unit, true]);
  }
});
