import { beginsWithPronoun, isAboutAnother } from '#answers/another-being';
import { splitPieces } from '#lib/sentences';
import type { Page } from './page.ts';

/** A text with more pets is not split: every sentence is searched for every name. */
const MOST_PETS = 8;
/** A line break inside a sentence: the line is long, or its last word leads on. */
const BROKEN_LINE =
  /(?<=[^\n]{50}[^\n.!?:;]|[,&]|\b(?:and|or|but|with|like|unlike|than|since|of|to|the|a|is|are))\n(?=[ \t]{0,8}[\p{L}\p{N}(])/gu;
const PARAGRAPH_END = /\n[ \t]*\n/u;
const HEADING = /^[^.!?\n]{1,40}$/u;
const GROUP =
  /^(?:they|their|together)\b|^(?:one|each|these|the) (?:is|was|has|of|two|three|others?|pair|duo|first|second|former|latter)\b|\bboth\b(?! \p{L}+ and\b)|\b(?:all|neither) (?:are|have|were|is|has|of|the|two|three|four)\b|, the other\b|(?<!\b(?:if|when|once|because|that|who|unless) )\bthey (?:are|were|have|need|will|can)\b/iu;
/** A sentence without a subject, or about the pet's owner, goes on about the pet. */
const GOES_ON =
  /^(?:(?:his|her|its) (?:\p{L}+ ){0,2}owner|also|loves|likes|enjoys|hates|dislikes|needs|wants|gets|gives|knows|lives|plays|walks|sleeps|eats|weighs|comes|goes|has|is|was|\p{L}+(?:ly|[ -](?:trained|vaccinated|microchipped|chipped|neutered|spayed|tested|treated)))\b/iu;
const POINTS_TO_OTHER = /\b(?:with|beside|than|like|unlike|from|by|to|and) (?:him|her|them)(?=\s*(?:[.,;!?]|$))/iu;
/** Words that may stand before the name of the pet that a sentence is about. Any adverb may, too. */
const LEAD_IN = new Set(
  `meet introducing say hello hi hey to this is here s i m am my our the a an name named called pet patient animal dog cat
  rabbit bird puppy pup kitten boy girl one first second older younger little sweet then and but while also next`.split(
    /\s+/u,
  ),
);
const VERB = /^,? (?:is|was|has|had|loves|likes|needs|weighs|gets|lives|came|can|cannot|does|will|enjoys)\b/u;
const NOT_BEFORE_SUBJECT =
  /\b(?:s?he|his|him|hers?|they|their|them|who|that|which|with|than|unlike|like|beside|of|by|from|when|while|because)\b/iu;
const HE = /\b(?:he|him|his)\b/iu;
const SHE = /\b(?:she|hers?)\b/iu;

interface Piece {
  text: string;
  /** The pet's name in capitals. Null if it is about several pets, about none, or could be about another. */
  owner: string | null;
}

/** Returns the words about each pet alone, page by page. */
export function splitPets(pages: readonly Page[], names: readonly string[]): { name: string; pages: Page[] }[] {
  if (names.length > MOST_PETS) return [];
  const forms = names.flatMap((name) => [name, name.toUpperCase()]).map((name) => RegExp.escape(name));
  const naming = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const told = pages.map((page) => ({ page, pieces: piecesOf(page.text, naming) }));
  return names.map((name) => {
    const own = told.flatMap(({ pieces }) => pieces).filter(({ owner }) => owner === name.toUpperCase());
    const sure = new Set(withOnePronoun(own));
    return { name, pages: told.map(({ page, pieces }) => ({ ...page, text: textOf(pieces, sure) })) };
  });
}

const piecesOf = (text: string, naming: RegExp): Piece[] => {
  const pieces: Piece[] = [];
  let heading: string | null = null;
  for (const paragraph of text.replaceAll(BROKEN_LINE, ' ').split(PARAGRAPH_END)) {
    const alone = onlyOne(namesIn(paragraph, naming));
    const before = beginsWithPronoun(paragraph.trimStart()) ? (pieces.at(-1)?.owner ?? null) : alone;
    let owner = heading ?? before;
    for (const piece of splitPieces(paragraph)) {
      owner = ownerOf(piece.replace(/^[\s•·*-]+/u, ''), owner, naming);
      pieces.push({ text: piece, owner });
    }
    pieces.push({ text: '\n\n', owner });
    heading = HEADING.test(paragraph.trim()) ? alone : null;
  }
  return pieces;
};

const namesIn = (text: string, naming: RegExp): string[] => [
  ...new Set(text.match(naming)?.map((name) => name.toUpperCase())),
];

const onlyOne = ([name, ...others]: readonly string[]): string | null => (name && others.length === 0 ? name : null);

/** Returns whom a sentence is about, where the one before it was about `last`. */
const ownerOf = (sentence: string, last: string | null, naming: RegExp): string | null => {
  if (GROUP.test(sentence)) return null;
  const names = namesIn(sentence, naming);
  if (names.length === 0) return isAboutAnother(sentence, last ?? '') && !GOES_ON.test(sentence) ? null : last;
  const name = onlyOne(names);
  return !POINTS_TO_OTHER.test(sentence) && isSubject(sentence.split(naming), name === last) ? name : null;
};

const isSubject = ([before = '', after = '']: readonly string[], isLast: boolean): boolean => {
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.every((word) => LEAD_IN.has(word) || word.endsWith('ly'))) return true;
  return (isLast || VERB.test(after)) && !NOT_BEFORE_SUBJECT.test(before);
};

/** Leaves out sentences with the rarer of two pronouns: they may be about another pet, or a person. */
const withOnePronoun = (pieces: readonly Piece[]): Piece[] => {
  const he = pieces.filter(({ text }) => HE.test(text));
  const she = pieces.filter(({ text }) => SHE.test(text));
  const rarer = new Set([...(he.length <= she.length ? he : []), ...(she.length <= he.length ? she : [])]);
  return pieces.filter((piece) => !rarer.has(piece));
};

/** Neighbours stay on their line; a blank line stands for what is left out. */
const textOf = (pieces: readonly Piece[], kept: ReadonlySet<Piece>): string =>
  pieces
    .map((piece) => (kept.has(piece) ? piece.text : '\n\n'))
    .join('')
    .replaceAll(/\n{3,}/gu, '\n\n');
