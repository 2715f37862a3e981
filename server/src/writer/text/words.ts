/** Words that carry no fact of their own. */
const EMPTY = new Set(
  `a about after again all also always an and any are around as at back be because been before being best both but by
  can come could day days did does doing done down each either else even ever every first for from further gave get
  gets give given go goes good great had has have having he her here hers herself him himself his how i if in into is
  it its itself just keep kept kind know known last life like likes little live lived lives living long look looks lot
  love loves made make makes many may me more most much my near need needs never new next no nor not now of off often
  on once one only onto or other others our out over own part people place put quite really right said same say says
  see seen she should since so some still such take takes tell than that the their theirs them themselves then there
  these they thing things this those through time times to together too two under until up upon us used very want was
  way we well went were what when where which while who whole whom whose why will with within without words work
  world would year years yes yet you your`.split(/\s+/u),
);

/** Words of a text, in lower case without accents and apostrophes. */
export const splitWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)
    ?.map((word) => word.replace(/['’].*/u, '')) ?? [];

/** The stems of words that carry meaning, so that "sleeps" and "sleeping" are one. */
export const contentStems = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .filter((word) => word.length > 2 && !EMPTY.has(word) && !/^\d+$/u.test(word))
      .map(stem),
  );

/** A word without its common English endings. */
export const stem = (word: string): string => {
  const bare = word.replace(/(?:ings?|edly|ed|ies|ied|es|s|ly)$/u, '');
  const kept = bare.length >= 3 ? bare : word;
  return kept.replace(/([^aeiou])\1$/u, '$1').replace(/[ey]$/u, '');
};
