import { PROFILE_FIELDS, type User } from '@pawsume/contract/users';

type ProfileField = (typeof PROFILE_FIELDS)[number];

export const LABELS: Record<ProfileField, string> = {
  name: 'Full Name',
  email: 'Email',
  profession: 'Profession',
  address: 'Address',
  phone: 'Phone',
};

/** The labels of what is still to be filled before a pet can be described. */
export const missingFields = (values: Pick<User, ProfileField>): string[] =>
  PROFILE_FIELDS.filter((field) => values[field].trim() === '').map((field) => LABELS[field]);
