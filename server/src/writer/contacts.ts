import type { KnownAnswers } from '#answers/known-answers';
import { splitSentences } from './text/sentences.ts';

// Only as much of each as shows that there is one: a longer look at a long text takes the square of its length.
const EMAIL = /[^\s@<>()]@[^\s@<>()]+\.[^\s@<>()]/u;
const LINK = /\b(?:https?:\/\/|www\.)\S|[\w-]\.(?:com|ca|org|net|io|info|co)\b/iu;
// Separators are asked for, so that dates, chip numbers and weights are not taken for telephone numbers.
const PHONE = /(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[.-]\d{4}\b|\+?\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b\d{3}-\d{4}\b/u;

type Contacts = Pick<KnownAnswers, 'owner' | 'references'>;

/** The shortest text worth looking for: less would match by chance. */
const MIN_KNOWN = 5;

/**
 * Returns a function that leaves out the sentences in which an owner repeats a contact: anything that looks like an
 * e-mail address, a link or a telephone number, and this owner's own address and references word for word.
 */
export const contactScrubber = (contacts: Contacts): ((text: string) => string) => {
  const known = knownContacts(contacts);
  const tells = (text: string): boolean => {
    if (EMAIL.test(text) || LINK.test(text) || PHONE.test(text)) return true;
    const folded = fold(text);
    return known.some((contact) => folded.includes(contact));
  };
  return (text) =>
    tells(text)
      ? splitSentences(text)
          .filter((sentence) => !tells(sentence))
          .join(' ')
      : text;
};

const knownContacts = ({ owner, references }: Contacts): string[] => {
  const numbersAndAddresses = [owner.phone, owner.email, owner.street, ...references.map((one) => one.contact)];
  // A single word ("Halifax", "Landlord") is too common to be taken for a contact.
  const names = references.map((one) => one.name).filter((name) => /\S\s+\S/u.test(name));
  return [...numbersAndAddresses.filter((contact) => /\d|@/u.test(contact)), ...names]
    .map(fold)
    .filter((contact) => contact.length >= MIN_KNOWN);
};

const fold = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
