import { mapStrings } from '@pawsume/contract/map-strings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';

const NOT_KNOWN =
  /^(?:n ?\/ ?a|n\.? ?a|not applicable|none(?: known| yet| so far| at all)?|no|nope|nil|null|nothing(?: yet| to report| to add| known)?|tb[adc]|to be (?:determined|decided|confirmed|announced|added)|same(?: as (?:above|before))?|(?:as|see) above|ditto|unknown|not (?:known|sure|certain)|unsure|no idea|(?:i )?don['’]?t know|idk|other)?[\s?\-–—_./\\*!…]*$/iu;

/** Returns true if a field is empty or holds a placeholder such as "n/a", "none", "tbd" or "-". */
export const isNotKnown = (typed: string): boolean => NOT_KNOWN.test(typed.trim());

/** Names may be any word, and "No", "Other" and "Unknown" are answers where the form offers them. */
const ANY_WORD_COUNTS = new Set(
  `pet_name full_name gender personality training adoption_type is_vaccinated is_microchipped spayed_neutered good_with_children
  good_with_dogs good_with_cats rental_history rental_issues has_traveled travel_stress travel_banned uses_daycare
  uses_grooming`.split(/\s+/u),
);

/** Returns the answers with every placeholder emptied, as if the field had been left empty. */
export const withoutPlaceholders = (answers: PetAnswers): PetAnswers =>
  mapStrings(answers, (text, field = '') => (!ANY_WORD_COUNTS.has(field) && isNotKnown(text) ? '' : text));
