import type { Shown } from '@pawsume/contract/page-settings';
import { splitSentences } from '#lib/sentences';
import type { KnownAnswers } from './known-answers.ts';

// No part of these can be matched in two ways: a longer look at a long text would take the square of its length.
const EMAIL = /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,253}/gu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+(?<![.,;:!?)\]”’"'])|\b[\w-]{1,63}\.(?:com|ca|org|net|io|info|co)\b(?:\/\S*)?/giu;
// Separators are asked for, so that dates, chip numbers and weights are not taken for telephone numbers.
const PHONE =
  /(?:\+\d{1,3}[ .-]?)?\(?\b\d{3}\)?[ .-]?\d{3}[.-]\d{4}\b|\+?\b\d{3}[ .-]\d{3}[ .-]\d{4}\b|\b\d{3}-\d{4}\b/gu;

/** Numbers of other countries: with their plus sign, in pairs as in France, or after a word that says what they are. */
const FOREIGN_PHONE =
  /\+\d[\d .()-]{6,18}\d\b|\b0\d(?:[ .-]\d{2}){4}\b|\b0\d{2,4} \d{3,4} \d{3,4}\b|(?<=\b(?:call|phone|text|tel|whatsapp|mobile|cell)\b[^\d\n]{0,20})\d{7,12}\b/giu;
const STREET_NAMES =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|crescent|cres|court|ct|boulevard|blvd|terrace|highway|hwy|parkway|place|way|close';
/** "12 Elm St", "5, rue des Roses", "Lindenstraße 5". */
const STREET = new RegExp(
  [
    `\\b\\d{1,5}\\p{L}?,? (?:\\p{Lu}[\\p{L}.'’-]{1,30} ){1,3}(?:${STREET_NAMES.replaceAll(/(?<=\||^)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?!\\p{L})\\.?`,
    `\\b\\d{2,5}\\p{L}?,? [\\p{L}'’-]{2,30} (?:street|st|road|rd|avenue|ave|crescent|boulevard|blvd)(?!\\p{L})\\.?`,
    `\\b\\d{1,5}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Aa]llée|[Bb]oulevard|[Cc]hemin|[Qq]uai|[Ii]mpasse|[Pp]lace)(?: (?:de la|de l|des|du|de|d)(?![\\p{L}]))?[ '’]\\p{Lu}[\\p{L}'’-]{1,30}`,
    `\\p{Lu}\\p{L}{2,30}(?:straße|strasse|str\\.|gasse|weg) \\d{1,4}\\p{L}?(?!\\p{L})`,
  ].join('|'),
  'gu',
);
const POSTAL_CODE = /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/gu;

/** Matches a sentence that only says how to reach somebody. */
const POINTER =
  /^(?:please |you can |just )*(?:call|phone|text|write|e-?mail|message|reach|contact|see|visit|find|look|(?:i|we) live|my (?:address|number|phone|e-?mail))\b[^.!?]{0,40}…[^.!?]{0,20}[.!?…]*$/iu;
const MASK = '…';

type Contacts = Pick<KnownAnswers, 'owner' | 'references' | 'emergency'>;

/** The shortest text worth looking for: less would match by chance. */
const MIN_KNOWN = 5;

/** Masks contacts in a text, and names each that it found to `tell`. */
type Mask = (text: string, tell?: (found: string) => void) => string;

const maskWith =
  (known: readonly Known[], patterns: readonly RegExp[]): Mask =>
  (text, tell = () => undefined) => {
    const hide = (rest: string, found: RegExp, instead: string): string =>
      rest.replaceAll(found, (words) => {
        tell(words.trim());
        return instead;
      });
    const all = [...known, ...patterns.map((found) => ({ found, instead: MASK }))];
    const masked = all.reduce((rest, { found, instead }) => hide(rest, found, instead), text);
    if (masked === text) return text;
    return masked.split('\n').map(withoutPointers).join('\n');
  };

/** A line without the sentences that only say where to call. */
const withoutPointers = (line: string): string => {
  if (!line.includes(MASK)) return line;
  const spaced = line.replaceAll(/[ \t]+/gu, ' ');
  return splitSentences(spaced)
    .filter((sentence) => sentence.includes(MASK) && POINTER.test(sentence))
    .reduce((left, sentence) => left.replace(sentence, ''), spaced)
    .trim();
};

/**
 * Returns a function that masks the contacts an owner repeats: e-mail addresses, links, telephone numbers and this owner's
 * own address become three dots, the name of a reference or a vet becomes what they are ("the vet"). What a sentence says besides stays;
 * one that only says where to call goes.
 */
export const contactScrubber = (contacts: Contacts): ((text: string) => string) => {
  const mask = maskWith(listKnown(contacts), [EMAIL, LINK, PHONE, FOREIGN_PHONE, STREET, POSTAL_CODE]);
  return (text) => mask(text);
};

/** Returns a function that masks the kinds of contacts that a page does not show; null where it shows all. */
export const hiddenContactMask = ({ owner }: Pick<Contacts, 'owner'>, shown: Shown): Mask | null => {
  if (shown.phone && shown.email && shown.address) return null;
  const { phone, email, street } = owner;
  const hidden = [
    { isShown: shown.email, typed: email, patterns: [EMAIL, LINK] },
    { isShown: shown.address, typed: street, patterns: [STREET, POSTAL_CODE] },
    { isShown: shown.phone, typed: phone, patterns: [PHONE, FOREIGN_PHONE] },
  ].filter(({ isShown }) => !isShown);
  const known = hidden.filter(({ typed }) => /\d|@/u.test(typed)).flatMap(({ typed }) => find(typed, MASK));
  return maskWith(
    known,
    hidden.flatMap(({ patterns }) => patterns),
  );
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
