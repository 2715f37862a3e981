const FIRST_PERSON = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)\b|\b(?:i|we)['’]/iu;

/** Whether an owner speaks of themselves. */
export const isFirstPerson = (text: string): boolean =>
  // "US" and "MY" in capitals may be a country or a heading; they are no reason to unquote, so case does not matter.
  FIRST_PERSON.test(text);
