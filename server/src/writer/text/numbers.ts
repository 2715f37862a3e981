const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const SMALL = [...UNITS, ...TEENS];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const VALUES = new Map<string, number>([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ...TENS.flatMap((ten, index) =>
    UNITS.slice(1, 10).map((unit, below) => [`${ten}-${unit}`, (index + 2) * 10 + below + 1] as const),
  ),
]);

/** A number as running text has it: words up to twelve, digits beyond and for fractions. */
export const numberInWords = (value: number): string => UNITS[value] ?? String(value);

/** The value of an English number word below a hundred ("three", "forty-two"), or null. */
export const valueOfWord = (word: string): number | null => VALUES.get(word.toLowerCase()) ?? null;
