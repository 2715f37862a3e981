import { messages } from '@pawsume/contract/messages';
import { AppError } from '#lib/app-error';
import { findRelyingParty, type RelyingParty } from '#lib/relying-party';

/** The place that passkeys are made for. Throws `passkeys_unavailable` where browsers take none. */
export const demandParty = (publicUrl: string): RelyingParty => {
  const party = findRelyingParty(publicUrl);
  if (!party) throw new AppError('passkeys_unavailable', messages.factor.passkeysUnavailable);
  return party;
};
