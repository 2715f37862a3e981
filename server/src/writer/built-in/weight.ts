import { oneLine } from '../text/mend.ts';

const PLAIN = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?)\.?$/iu;

/** "60 lbs", from a weight that is a number and its unit and no more; else empty, because the page prints it as typed. */
export const plainWeight = (typed: string): string => {
  const [, number, unit] = PLAIN.exec(oneLine(typed)) ?? [];
  return number && unit ? `${number} ${unit.toLowerCase()}` : '';
};
