import { splitWords, type Word } from './words.ts';

/** How an owner is named in a sentence that is about them. */
export interface OwnerName {
  /** The first time: "her owner", "Noor El-Amin". */
  first: string;
  /** What stands behind the name where a sentence begins with it: ", an architect,". */
  aside?: string;
  /** After that: "the owner", "the shelter". */
  again: string;
  /** Whether "their" can only mean the owner: the pet is "she" or "he". */
  hasTheir: boolean;
}

/** A sentence on its way into the third person, word by word. */
export interface Telling {
  readonly name: OwnerName;
  readonly words: readonly Word[];
  /** The word that is looked at. */
  at: number;
  /** What is told so far. */
  text: string;
  /** How often the owner is named. */
  mentions: number;
  /** The owner was the subject before: they are not named as one again. */
  wasSubject: boolean;
  /** The owner is the subject of the clause we are in. */
  isSubject: boolean;
  /** Behind a "to" or a "can" a verb keeps its form. */
  isBound: boolean;
}

export const beginTelling = (sentence: string, name: OwnerName): Telling & { end: string } => ({
  name,
  ...splitWords(sentence),
  at: 0,
  text: '',
  mentions: 0,
  wasSubject: false,
  isSubject: false,
  isBound: false,
});

/** The word before the one that is looked at, in small letters. */
export const wordBefore = ({ words, at }: Telling): string => words[at - 1]?.low ?? '';

/** The owner's name for the next time they are named. */
export const mention = (telling: Telling, aside = ''): string => {
  const { name, mentions } = telling;
  telling.mentions += 1;
  return mentions > 0 ? name.again : name.first + aside;
};
