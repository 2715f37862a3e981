import { isIP } from 'node:net';
import { BRAND } from '@pawsume/contract/brand';

/** The place that passkeys are made for. Browsers hold each one back from every other. */
export interface RelyingParty {
  /** The host; passkeys are bound to it. */
  id: string;
  /** Where the app is opened, with its scheme and port. */
  origin: string;
  name: string;
}

/** Null where browsers take no passkeys: on plain http but for `localhost`, and where the host is a bare address. */
export const findRelyingParty = (publicUrl: string): RelyingParty | null => {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
  return protocol === 'https:' || isLocal ? { id: hostname, origin, name: BRAND } : null;
};
