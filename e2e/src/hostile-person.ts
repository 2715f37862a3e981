import { mapStrings } from '@pawsume/contract/map-strings';
import type { Prose } from '@pawsume/contract/resumes';
import { isChoice } from '@pawsume/fixtures/choices';
import { type PetFixture, type ProfileFixture, petByKey } from '@pawsume/fixtures/pets';
import { type Kind, MARK } from './hostile-texts.ts';

/** Somebody whose every answer is hostile, each in its own way. */
export interface HostilePerson {
  username: string;
  /** One after the other. */
  passwords: [string, string, string];
  /** As at first; later the worst email there is. */
  profile: ProfileFixture;
  worstEmail: string;
  pet: PetFixture;
  prose: Prose;
  fileName: string;
  /** One more, for wherever there is room for one. */
  text: (name: string) => string;
}

export const hostilePerson = ({ forms, username, email }: Kind): HostilePerson => {
  let count = 0;
  const text = (name: string): string => {
    const form = forms[count % forms.length] ?? String;
    count += 1;
    return form(`${MARK}${name.slice(0, 8)}${count}`);
  };
  const fixture = petByKey('every-answer');
  const prose = { one_liner_description: 'a', rewritten_pet_description: 'b', rewritten_owner_description: 'c' };
  const { email: _own, ...profile } = fixture.profile;
  return {
    username,
    passwords: [text('password'), text('password'), text('password')],
    fileName: `${text('file')}.jpg`,
    profile: { ...inEveryText(profile, text), email: email.mailable },
    worstEmail: email.worst,
    pet: { ...fixture, answers: inEveryText(fixture.answers, text) },
    prose: inEveryText(prose, text),
    text,
  };
};

/** The value with a hostile text in place of each text that is no choice. */
const inEveryText = <T>(value: T, text: (name: string) => string): T =>
  mapStrings(value, (old, field = '') => (isChoice(old) ? old : text(field)));

/** The hostile texts in an answer, a list of answers, or a whole form. */
export const hostileTextsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes(MARK) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(hostileTextsIn) : [];
};
