import { placeOf } from '@pawsume/contract/pet-steps/split-address';
import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { PROFILE_FIELDS, type User } from '@pawsume/contract/users';
import { same } from '~/lib/form-values.ts';

export type ProfileField = (typeof PROFILE_FIELDS)[number];

interface Field {
  label: string;
  type?: 'email' | 'tel';
  autoComplete: string;
}

/** How each field of the profile is shown, wherever it is asked for. */
export const profileFields: Record<ProfileField, Field> = {
  name: { label: 'Full Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  profession: { label: 'Profession', autoComplete: 'organization-title' },
  address: { label: 'Address', autoComplete: 'street-address' },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel' },
};

/** The labels of what is still to be filled before a pet can be described. */
export const missingFields = (values: Pick<User, ProfileField>): string[] =>
  PROFILE_FIELDS.filter((field) => values[field].trim() === '').map((field) => profileFields[field].label);

type Place = Pick<User, 'address' | 'city' | 'state' | 'country'>;

/** The city, region and country that a page names while it hides the address, as far as they are known. */
export const placeOfProfile = ({ address, city = '', state = '', country = '' }: Place) =>
  placeOf({ ...emptyStep4, street: address, city, state, country });

/** The profile to send. A place that was read from an address is not sent with another address. */
export const withPlace = <Answers extends Place>(user: User, answers: Answers): Answers => {
  const { city, state, country } = answers;
  const wasRead = same({ city, state, country }, placeOfProfile({ address: user.address }));
  return wasRead ? { ...answers, city: '', state: '', country: '' } : answers;
};
