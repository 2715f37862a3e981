import type { KnownAnswers } from '#answers/known-answers';
import { splitSentences } from '#lib/sentences';

// No part of these can be matched in two ways: a longer look at a long text would take the square of its length.
const EMAIL = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,253}/gu;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|ca|org|net|io|info|co)\b(?:\/\S*)?/giu;
// Separators are asked for, so that dates, chip numbers and weights are not taken for telephone numbers.
const PHONE =
  /(?:\+\d{1,3}[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[.-]\d{4}\b|\+?\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b\d{3}-\d{4}\b/gu;

/** Says nothing but where somebody is to be reached. */
const POINTER =
  /^(?:please |you can |just )*(?:call|phone|text|write|e-?mail|message|reach|contact|see|visit|find|look|(?:i|we) live|my (?:address|number|phone|e-?mail))\b[^.!?]{0,40}…[^.!?]{0,20}[.!?…]*$/iu;
const MASK = '…';

type Contacts = Pick<KnownAnswers, 'owner' | 'references' | 'emergency'>;

/** The shortest text worth looking for: less would match by chance. */
const MIN_KNOWN = 5;

/**
 * Returns a function that masks the contacts an owner repeats: e-mail addresses, links, telephone numbers and this owner's
 * own address become three dots, the name of a reference or a vet becomes what they are ("the vet"). What a sentence says besides stays;
 * one that only says where to call goes.
 */
export const contactScrubber = (contacts: Contacts): ((text: string) => string) => {
  const known = listKnown(contacts);
  const mask = (text: string): string =>
    known
      .reduce((rest, { found, instead }) => rest.replaceAll(found, instead), text)
      .replaceAll(EMAIL, MASK)
      .replaceAll(LINK, MASK)
      .replaceAll(PHONE, MASK);
  return (text) => {
    const masked = mask(text);
    if (masked === text) return text;
    return splitSentences(masked)
      .filter((sentence) => !(sentence.includes(MASK) && POINTER.test(sentence)))
      .join(' ');
  };
};

interface Known {
  found: RegExp;
  instead: string;
}

const listKnown = ({ owner, references, emergency }: Contacts): Known[] => {
  const { vet, vetContact, afterHours, contact } = emergency;
  const numbersAndAddresses = [
    ...[owner.phone, owner.email, owner.street, vetContact, afterHours, contact],
    ...references.map((reference) => reference.contact),
  ];
  const named = [...references, { name: vet, role: 'Vet' }];
  return [
    ...numbersAndAddresses.filter((typed) => /\d|@/u.test(typed)).flatMap((typed) => find(typed, MASK)),
    // A single word ("Halifax", "Landlord") is too common to be taken for a contact.
    ...named
      .filter(({ name }) => /\S\s+\S/u.test(name))
      .flatMap(({ name, role }) => find(name, `the ${role.toLowerCase()}`)),
  ];
};

const find = (contact: string, instead: string): Known[] => {
  const words = contact.trim().split(/\s+/u);
  if (words.join(' ').length < MIN_KNOWN) return [];
  return [{ found: new RegExp(words.map((word) => RegExp.escape(word)).join('\\s+'), 'giu'), instead }];
};
