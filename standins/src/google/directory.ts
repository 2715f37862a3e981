import { type Person, RESIDENTS } from './people.ts';

/** Everybody with an account here. */
export interface Directory {
  people: Iterable<Person>;
  find(subject: string): Person | undefined;
  /** Adds somebody, or has them be told otherwise from now on. */
  add(person: Person): Person;
}

export const openDirectory = (): Directory => {
  const bySubject = new Map(RESIDENTS.map((person) => [person.subject, person]));
  return {
    get people() {
      return bySubject.values();
    },
    find: (subject) => bySubject.get(subject),
    add: (person) => {
      bySubject.set(person.subject, person);
      return person;
    },
  };
};
