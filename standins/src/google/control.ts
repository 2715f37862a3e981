import type { Forgery } from './forgeries.ts';
import type { Directory, Person } from './people.ts';

/** What may be out of order, and how: an answer of 500, or none at all. */
export interface Outage {
  on: 'discovery' | 'token' | 'keys';
  how: 'error' | 'hang';
}

/** How the stand-in behaves until it is told otherwise. */
export interface Behaviour {
  forgery: Forgery | null;
  outage: Outage | null;
}

/** The hand of a test behind the stand-in. */
export interface GoogleControl {
  /** Adds somebody to choose, or has who is there by that subject be told otherwise from now on. */
  addPerson(person: Person): Person;
  /** Has every ID token be wrong in this way. */
  forge(forgery: Forgery): void;
  breakDown(outage: Outage): void;
  /** All in order again; who was added stays. */
  reset(): void;
}

export const controlOf = (behaviour: Behaviour, directory: Directory): GoogleControl => ({
  addPerson: (person) => {
    directory.set(person.subject, person);
    return person;
  },
  forge: (forgery) => {
    behaviour.forgery = forgery;
  },
  breakDown: (outage) => {
    behaviour.outage = outage;
  },
  reset: () => {
    behaviour.forgery = null;
    behaviour.outage = null;
  },
});
