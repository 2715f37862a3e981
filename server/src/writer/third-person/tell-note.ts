import type { Pet } from '../built-in/pet.ts';
import { isClause, isImperative } from './clause.ts';
import { calmed, isOnlyTyped } from './handwriting.ts';
import { findMissing } from './missing-subject.ts';
import { turnOwner } from './owner.ts';
import { hasUnknownPronoun } from './people.ts';
import type { Speaker } from './speaker.ts';

/** What is no sentence, as it can stand behind a colon: "heart murmur, stage B2"; null where it cannot. */
export const tellNote = (sentence: string, { pet, owner }: Speaker): string | null => {
  if (isOnlyTyped(sentence) || !/^[^.!?]*(?:\.\d[^.!?]*)*\.$/u.test(sentence)) return null;
  if (isClause(sentence, pet.name.split(' ')) || isImperative(sentence)) return null;
  const told = turnOwner(calmed(sentence).slice(0, -1), owner);
  return told === null || hasUnknownPronoun(told, pet.voice) ? null : withoutColon(told, pet);
};

/** "Hypothyroid: two tablets" behind a colon of ours: "hypothyroid (two tablets)". */
const withoutColon = (note: string, { voice }: Pet): string => {
  const [name = '', said = '', more] = note.split(/:\s+/u);
  if (said === '' || more !== undefined) return note;
  if (findMissing(said) === 'subject' && voice.they !== 'they') return `${name}; ${voice.they} ${said}`;
  return /[();]/u.test(note) ? note : `${name} (${said})`;
};

/** Words that begin a note and are written small inside a sentence; others may be names. */
const COMMON = new Set(
  `a about adrenal allergies allergy also an animal apartment arthritis asthma at bath bathed beak big brachycephalic both brush brushed
  cataract cataracts check chronic class classes classmate coach coat corns daily dental deslorelin diabetes ear early ears epilepsy
  equine every eye eyes faecal fair family farrier fee ferry first five flight fluticasone food forty-four foster four friend from full got
  had half hand-stripped hatched heart hip hips home hypothyroid hyperthyroid in indoor infection inherited it kidney knee
  last left lion litter liver lost low lump mild monthly motel nails neighbour neighbor no non non-smoker non-smokers not old
  on once one only operation pellets phone pickup plane pulled recall renal respiratory returned right scar second seizures
  short since single sitter six skin slight small smoking stray surgery teeth the then third three thyroid to torn trailered train
  twice two up urinary vaccinated vet vitamin weekend weekends weekly weighed weight within wrinkles year yearly`.split(
    /\s+/u,
  ),
);

/** "heart murmur" inside a sentence; "Addison’s", "Happy Tails" and "VIA Rail" stay. */
export const smallNote = (note: string): string => {
  const [first = ''] = note.split(/[\s,;:(]/u);
  return COMMON.has(first.toLowerCase()) && /^\p{Lu}\p{Ll}*(?:-\p{Ll}+)?$/u.test(first)
    ? note.charAt(0).toLowerCase() + note.slice(1)
    : note;
};
