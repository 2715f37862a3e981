import { type Address, splitAddress } from '@pawsume/contract/pet-steps/split-address';
import { emptyStep4, type Step4, step4Input } from '@pawsume/contract/pet-steps/step4';
import type { Profile } from '~/api/stored-account.ts';
import { same } from '~/lib/form-values.ts';

const addressIn = ({ street, city, state, country, zip }: Step4): Address => ({ street, city, state, country, zip });
const NO_ADDRESS = addressIn(emptyStep4);

/** What the profile answers of the owner's step. An address that finds no room in its fields is left out. */
export const ownerFromProfile = (profile: Profile | null): Step4 => {
  if (profile === null) return emptyStep4;
  const { name, profession, phone, email, address } = profile;
  const answers = { ...emptyStep4, full_name: name, profession, phone, email };
  const whole = { ...answers, ...placeAddress(address, profile) };
  return step4Input.safeParse(whole).success ? whole : answers;
};

/** The parts of the profile's address. A place that the profile names stands over one read from the address. */
const placeAddress = (address: string, { city = '', state = '', country = '' }: Profile): Address => {
  const split = splitAddress(address);
  if (city + state + country === '') return split;
  const agrees = split.city === '' || split.city === city;
  return agrees
    ? { ...split, city, state: state || split.state, country: country || split.country }
    : { street: address, city, state, country, zip: '' };
};

/** The answers given on this device, over those of the profile. An address is one answer: its parts stand together. */
export const overProfile = (given: Step4, profile: Step4): Step4 => {
  const address = same(addressIn(given), NO_ADDRESS) ? addressIn(profile) : addressIn(given);
  const own = Object.entries(given).filter(([, answer]) => answer !== '');
  return { ...profile, ...Object.fromEntries(own), ...address };
};

/** Only what is answered otherwise than in the profile: when that changes, the rest changes with it. */
export const besideProfile = (shown: Step4, profile: Step4): Step4 => {
  const address = same(addressIn(shown), addressIn(profile)) ? NO_ADDRESS : addressIn(shown);
  const { full_name, age, profession, phone, email, bio } = shown;
  const own = Object.entries({ full_name, age, profession, phone, email, bio }).filter(
    ([name, answer]) => answer !== Reflect.get(profile, name),
  );
  return { ...emptyStep4, ...Object.fromEntries(own), ...address };
};
