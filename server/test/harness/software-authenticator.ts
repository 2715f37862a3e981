import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@pawsume/contract/passkey-json';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const counted = (value: number, bytes: 2 | 4): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** The little of CBOR (RFC 8949) that authenticators speak. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
};

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.concat([Buffer.from([(major << 5) | 25]), counted(size, 2)]);
};

/** What an authenticator does otherwise than it should. */
export interface Twist {
  origin?: string;
  rpId?: string;
  /** It has not seen its owner: only that somebody is there. */
  unverified?: boolean;
  counter?: number;
  challenge?: string;
}

/** A security key with one passkey in it (ES256), and the browser around it, as far as WebAuthn tells of them. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Makes its passkey. */
  create(options: CreationOptions, twist: Twist = {}): Attestation {
    this.#userHandle = options.user.id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2], // elliptic curve
      [3, -7], // ES256
      [-1, 1], // P-256
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([Buffer.alloc(16), counted(this.id.length, 2), this.id, cbor(key)]);
    const authData = Buffer.concat([this.#authData(options.rp.id, WITH_CREDENTIAL, twist), credential]);
    const object = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const { clientDataJSON } = this.#clientData('webauthn.create', options.challenge, twist);
    const response = { clientDataJSON, attestationObject: cbor(object).toString('base64url'), transports: ['usb'] };
    return { ...this.#named(), response };
  }

  /** Signs with its passkey. */
  use(options: RequestOptions, twist: Twist = {}): Assertion {
    this.#counter += 1;
    const authData = this.#authData(options.rpId, 0, twist);
    const { clientDataJSON, hash } = this.#clientData('webauthn.get', options.challenge, twist);
    const signature = sign('sha256', Buffer.concat([authData, hash]), this.#keys.privateKey).toString('base64url');
    const userHandle = this.#userHandle;
    const authenticatorData = authData.toString('base64url');
    return { ...this.#named(), response: { clientDataJSON, authenticatorData, signature, userHandle } };
  }

  #named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  #authData(rpId: string, flags: number, twist: Twist): Buffer {
    const seen = PRESENT | (twist.unverified ? 0 : VERIFIED) | flags;
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.from([seen]), counted(twist.counter ?? this.#counter, 4)]);
  }

  #clientData(type: string, challenge: string, twist: Twist) {
    const said = { type, challenge: twist.challenge ?? challenge, origin: twist.origin ?? this.#origin };
    const json = Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
    return { clientDataJSON: json.toString('base64url'), hash: sha256(json) };
  }
}
