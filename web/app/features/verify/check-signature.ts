import { canonical, type SignedRecord } from '@pawsume/contract/registry';

/** Result of checking a signature: `unchecked` if this browser cannot, `withdrawn` if its key is no longer trusted. */
export type Signature = 'right' | 'wrong' | 'unchecked' | 'withdrawn';

interface PublishedKey {
  key_id: string;
  public_key: string;
  withdrawn?: boolean | undefined;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Browsers of before 2025 know no Ed25519. */
const importKey = (publicKey: string): Promise<CryptoKey | null> =>
  crypto.subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']).catch(() => null);

/** Checks the record of the file with this SHA-256, in the browser, against the key that is published for it. */
export const checkSignature = async (
  { record, signature, key_id }: SignedRecord,
  sha256: string,
  keys: readonly PublishedKey[],
): Promise<Signature> => {
  const published = keys.find((key) => key.key_id === key_id);
  if (!published || record.sha256 !== sha256) return 'wrong';
  if (published.withdrawn) return 'withdrawn';
  const key = await importKey(published.public_key);
  if (!key) return 'unchecked';
  const signed = new TextEncoder().encode(canonical(record));
  return (await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed)) ? 'right' : 'wrong';
};
