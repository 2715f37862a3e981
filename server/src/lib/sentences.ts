const ABBREVIATION =
  /(?:^|[\s,(“"])(?:dr|mr|mrs|ms|mx|st|ste|prof|no|vs|approx|ca|incl|etc|e\.g|i\.e|a\.m|p\.m|[A-Z])\.$/iu;
/** Ends a sentence only where a capital follows. */
const UNIT =
  /(?:[A-Z]\.){2}$|(?:\b|\d)(?:lbs?|kgs?|oz|yrs?|mos?|wks?|hrs?|min|max|est|dec|jan|feb|aug|sept?|oct|nov)\.$/iu;
/** "Oct. 1999". */
const MONTH = /\b(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\.$/u;
// From the first of several marks only, so that a long row of them is looked at once.
const END =
  /(?<![.!?…])[.!?…]+(?: ?[)\]]|["”’»'])*(?=\s)|(?<=\p{Ll}{2})[.!?]+(?=\p{Lu}[\p{L}'’ ])|[。！？]+[」』”’）]*|(?<=\s)[:;]-?[)(D](?=\s+\p{Lu})/gu;
/** Longer than any abbreviation with what stands before it. */
const TAIL = 12;
const BULLET = /^\s*(?:(?:[-–—*•·‣]|\d{1,2}[.)])\s+|[-*](?=\p{Lu}))/u;

/**
 * The sentences of a person's text, trimmed, in order, none empty. A line break or a row of hyphens ends a sentence, list bullets go, and
 * the full stop of an abbreviation or an initial does not count.
 */
export const splitSentences = (text: string): string[] =>
  text
    .split(/[\n\r\u2028\u2029]+|-{3,}/u)
    .flatMap((line) => splitLine(line.replace(BULLET, '')))
    .map((sentence) =>
      sentence
        .replace(BULLET, '')
        .replace(/\*{1,3}$/u, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));

/** A line that was broken inside a sentence. */
const BROKEN_LINE =
  /(?:(?<=[\p{L},;])[ \t]*(?:\n[ \t]*)+(?=[\p{Ll}\p{N}][^.)])|(?<=[,;]|\b(?:in|from|the|a|an|of|to|with|and|at|by|for|is|was))[ \t]*(?:\n[ \t]*){1,2}(?=\p{Lu}\p{L}))/gu;
/** A headline before the text, with a gap between them: "Bo 2 yr old male   Bo is calm". */
const GAP = /(?<=[\p{L}\p{N}]) {3,}(?=\p{Lu})/gu;
/** "the streets, .Read", "for two?.Read": marks that run into the next sentence. */
const GLUED_STOP = /(?:(?<mark>[?!])|,| ) ?\.(?=\p{Lu}\p{Ll})/gu;

/** "an only dog If you are looking for one": a sentence without a stop before it. */
const RUN_ON =
  /(?<=\p{Ll}) (?=(?:If you|Please (?:apply|call|contact|e-?mail|come|visit|consider)|Hoping to|Looking for)\b)|(?<=\)) (?=(?:This|He|She|They) \p{Ll})/gu;

/** "Please note:- She is calm- She naps": bullets that lost their lines. */
const GLUED_BULLET = /(?<=\p{L}{2})- (?=\p{Lu}\p{Ll})|(?<=:)- | \* (?=\p{Lu})/gu;

/** "Friendly with cats: no". */
const FIELD_OF_COMPANY = /^(?<what>friendly|good|ok(?:ay)?) (?<whom>with \p{L}{3,12}): no\b/gimu;

/** The end of a listing, glued to its last sentence: "Indoor onlyFor more information, go to: …". */
const FOR_MORE = /(?<=\p{Ll} ?)For (?:more )?info(?:rmation)?\b[^.!?\n]{0,100}?(?:go to|visit|call|email)\b:?\s*\S*/gu;

/** "Im", "Ill be", "Lets see": typed without an apostrophe. "Its", "Ill" and "lets" are words of their own. */
const WITHOUT_APOSTROPHE =
  /\b(?<word>I|It|Let)(?<end>m|ve|(?:ll|s)(?= (?:always|be|come|do|follow|get|give|have|let|love|make|meet|never|play|reward|see|sit|take|try)\b))\b(?<!\bIt?s)/gu;

/** "doesnâ€™t": marks that a copy between two programs misread. */
const MISREAD: readonly [RegExp, string][] = [
  [/â€[™˜]/gu, '’'],
  [/â€[œ\u009d]/gu, '"'],
  [/â€[“”]/gu, '–'],
  [/Â(?=\s|$)/gu, ''],
];

const withMarks = (text: string): string =>
  MISREAD.reduce((read, [wrong, right]) => read.replaceAll(wrong, right), text);

/** "1.Have a garden 2.Have time", "(a) calm (b) loving": what stands before each item of a list inside a line, where both of these are there. */
const LISTS: readonly { first: RegExp; second: RegExp; each: RegExp }[] = [
  { first: /(?:^|\s)1[.)] ?\p{Lu}/u, second: /\s2[.)] ?\p{Lu}/u, each: /(?<=^|\s)\d[.)] ?(?=\p{Lu})/gu },
  { first: /(?:^|\s)\(a\) /u, second: /\s\(b\) /u, each: /(?<=^|\s)\([a-h]\) /gu },
];

const breakLists = (text: string): string =>
  LISTS.filter(({ first, second }) => first.test(text) && second.test(text)).reduce(
    (broken, { each }) => broken.replaceAll(each, '\n'),
    text,
  );

/** The text of a copied advert in whole lines: joined where one was broken inside a sentence, and broken where one ends without a mark. */
export const mendLines = (text: string): string =>
  breakLists(
    withMarks(text)
      .replaceAll(/(?<=\p{L})[`´](?=\p{L})/gu, '’')
      .replaceAll(WITHOUT_APOSTROPHE, '$<word>’$<end>')
      .replaceAll(FOR_MORE, '\n')
      .replaceAll(FIELD_OF_COMPANY, (_field, what: string, whom: string) => `Not ${what.toLowerCase()} ${whom}`)
      .replaceAll(BROKEN_LINE, ' ')
      .replaceAll(GAP, '\n')
      .replaceAll(GLUED_BULLET, '\n')
      .replaceAll(RUN_ON, '\n')
      .replaceAll(GLUED_STOP, (_stop, mark: string | undefined) => `${mark ?? '.'} `),
  );

const splitLine = (line: string): string[] => {
  const ends = findEnds(line);
  return [...ends, line.length].map((end, at) => line.slice(ends[at - 1] ?? 0, end));
};

/** Where the sentences of a line end that is followed by more; not where the line does. */
const findEnds = (line: string): number[] => {
  const ends: number[] = [];
  for (const match of line.matchAll(END)) {
    const end = match.index + match[0].length;
    if (!goesOn(line.slice(ends.at(-1) ?? 0, end), line.slice(end))) ends.push(end);
  }
  return ends;
};

/**
 * A text in pieces, nothing left out: each ends where a sentence does, or what stands before a semicolon, or at a line's end;
 * what stands between two pieces begins the second.
 */
export const splitPieces = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const semicolons = [...line.matchAll(/;(?=\s)/gu)].map(({ index }) => index);
    const ends = [...findEnds(line), ...semicolons, line.length].toSorted((one, other) => one - other);
    return ends.map((end, place) => (at > 0 && place === 0 ? '\n' : '') + line.slice(ends[place - 1] ?? 0, end));
  });

/** Returns true if the stop is inside a sentence: after an abbreviation, or before a small letter. */
const goesOn = (sentence: string, rest: string): boolean =>
  ABBREVIATION.test(sentence.slice(-TAIL)) ||
  (UNIT.test(sentence.slice(-TAIL)) && /^\s*\p{Ll}/u.test(rest)) ||
  (MONTH.test(sentence) && /^\s\d/u.test(rest)) ||
  (/(?:…|\.\.|[”’»"')\]])$/u.test(sentence) && /^\s*\p{Ll}/u.test(rest));
