import { messages } from '@pawsume/contract/messages';
import { PROFILE_FIELDS, type User } from '@pawsume/contract/users';
import type { UserRow } from '#db/types';
import { AppError } from '#lib/app-error';

const isProfileComplete = (user: UserRow): boolean => PROFILE_FIELDS.every((field) => user[field] !== '');

/** Pets and résumés need an owner who can be reached: throws `profile_incomplete` until all is filled. */
export const demandCompleteProfile = (user: UserRow): void => {
  if (!isProfileComplete(user)) throw new AppError('profile_incomplete', messages.petForm.completeProfile);
};

export const describeUser = (user: UserRow, { googleConnected }: { googleConnected: boolean }): User => ({
  name: user.name,
  email: user.email,
  username: user.username,
  profession: user.profession,
  address: user.address,
  city: user.city,
  state: user.state,
  country: user.country,
  phone: user.phone,
  picture: user.picture,
  is_profile_completed: isProfileComplete(user),
  download_credits: user.download_credits,
  subscription_status: user.subscription_status,
  email_confirmed: user.email_confirmed_at !== null,
  has_password: user.password_hash !== null,
  google_connected: googleConnected,
});
