import { createHash } from 'node:crypto';

/** Somebody with an account at the stand-in. */
export interface Person {
  /** What the provider knows them by, for ever. */
  subject: string;
  name: string;
  email: string;
  /** As the token says it; left out where undefined. Google says true or false. */
  email_verified?: unknown;
}

/** The same address is the same person, also after a restart. Google's subjects are 21 digits. */
const subjectOf = (email: string): string =>
  BigInt(`0x${createHash('sha256').update(email.toLowerCase()).digest('hex')}`)
    .toString()
    .slice(0, 21);

export const personOf = ({ name, email, verified }: { name: string; email: string; verified: boolean }): Person => ({
  subject: subjectOf(email),
  name,
  email,
  email_verified: verified,
});

/** Everybody with an account here, by subject. */
export type Directory = Map<string, Person>;

const RESIDENTS = [
  personOf({ name: 'Robin Park', email: 'robin.park@example.com', verified: true }),
  personOf({ name: 'Noor Haddad', email: 'noor.haddad@example.com', verified: true }),
  personOf({ name: 'Sam Tremblay', email: 'sam.tremblay@example.com', verified: true }),
];

export const openDirectory = (): Directory => new Map(RESIDENTS.map((person) => [person.subject, person]));
