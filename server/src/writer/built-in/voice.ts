import { isSexOfSeveral } from '#answers/several';

/** The pronouns of a pet, with the verb forms that go with them. */
export interface Voice {
  they: 'she' | 'he' | 'they';
  them: 'her' | 'him' | 'them';
  their: 'her' | 'his' | 'their';
  is: 'is' | 'are';
  was: 'was' | 'were';
  has: 'has' | 'have';
  goes: 'goes' | 'go';
}

const SHE: Voice = { they: 'she', them: 'her', their: 'her', is: 'is', was: 'was', has: 'has', goes: 'goes' };
export const HE: Voice = { they: 'he', them: 'him', their: 'his', is: 'is', was: 'was', has: 'has', goes: 'goes' };
export const THEY: Voice = {
  they: 'they',
  them: 'them',
  their: 'their',
  is: 'are',
  was: 'were',
  has: 'have',
  goes: 'go',
};

const FEMALE = /(?<!\p{L})(?:female|f|girl|she|lady|hen|doe|mare|queen|sow|ewe|femelle|hembra)(?!\p{L})/iu;
const MALE = /(?<!\p{L})(?:male|m|boy|he|gentleman|buck|stallion|gelding|tom|tomcat|cock|drake|mâle|macho)(?!\p{L})/iu;

/** Pronouns from the gender as typed; "they" wherever it is open, empty or names both. */
export const chooseVoice = (gender: string): Voice => {
  if (isSexOfSeveral(gender)) return THEY;
  const female = FEMALE.test(gender);
  return female === MALE.test(gender) ? THEY : female ? SHE : HE;
};

/** Pronouns of the other voices: a text that uses them does not speak of this pet, or not as we do. */
export const usesOtherPronouns = (text: string, voice: Voice): boolean => {
  if (voice.they !== 'she' && /\b(?:she|her|hers|herself)\b/iu.test(text)) return true;
  return voice.they !== 'he' && /\b(?:he|him|his|himself)\b/iu.test(text);
};
