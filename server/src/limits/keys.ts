import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { cleanEmail } from '@pawsume/contract/email-address';
import { dropInvisible } from '@pawsume/contract/invisible';
import { addressKey } from '#lib/address-key';
import type { Asker, Trait } from './limiter.ts';

const V6_GROUPS = 8;
/** Providers hand out a whole /64 to each customer, who may use a new address for each request. */
const V6_PREFIX_GROUPS = 4;
/** Networks in which every address of the older kind is one of the newer: this machine, and translators (RFC 6052). */
const HOLDS_V4 = new Set(['0:0:0:0', '64:ff9b:0:0']);

/**
 * What a limiter counts under: the traits it goes by, hashed, so that the counters name no account and no address. Null
 * where the asker has no such trait, as a body without a username.
 */
export const hashTraits = (asker: Asker, traits: readonly Trait[]): string | null => {
  const values = traits.map((trait) => readTrait(asker, trait));
  if (values.some((value) => value === null)) return null;
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
};

const SECRETS = ['password', 'current_password', 'token', 'code'];

/** Whether something in a body can be right or wrong: a call that carries no secret guesses at none. */
export const isGuess = ({ body }: Asker): boolean => SECRETS.some((field) => readText(body, field) !== null);

const readTrait = ({ address, userId, username, body }: Asker, trait: Trait): string | null => {
  if (trait === 'address') return maskAddress(address);
  if (trait === 'user') return userId === null ? null : String(userId);
  // Somebody who is logged in guesses at the password of their own account.
  if (trait === 'account' && username !== null) return folded(username);
  const text = readText(body, trait === 'account' ? 'username' : 'email');
  if (text === null) return null;
  return trait === 'account' ? folded(dropInvisible(text)) : addressKey(cleanEmail(text));
};

const readText = (body: unknown, field: string): string | null => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  return typeof value === 'string' ? value : null;
};

/** An IPv4 address as it is, an IPv6 address without its last half; some proxies put the client's port behind either. */
export const maskAddress = (written: string): string => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(written)?.[1] ?? written;
  const v4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (v4) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, V6_GROUPS - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].map((group) => group.replace(/^0+(?=.)/, ''));
  const prefix = groups.slice(0, V6_PREFIX_GROUPS).join(':');
  return HOLDS_V4.has(prefix) ? groups.join(':') : `${prefix}::/64`;
};

/** The same for all spellings that open one account. */
const folded = (text: string): string => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
