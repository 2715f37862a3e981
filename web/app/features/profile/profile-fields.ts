import { PROFILE_FIELDS, type User } from '@pawsume/contract/users';

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
