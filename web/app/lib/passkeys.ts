import type { Assertion, Attestation, CreationOptions, RequestOptions } from '@pawsume/contract/passkey-json';

// Few visits need it.
const library = () => import('@simplewebauthn/browser');

/** Somebody closed the browser's question, or it could not be answered: nothing to report but that. */
export class NoPasskeyError extends Error {
  override name = 'NoPasskeyError';
  /** The device has one for this account already. */
  readonly isThere: boolean;

  constructor(cause: unknown) {
    super('no passkey', { cause });
    this.isThere = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

// The browser's reasons are many and say little; what was wrong with our own call is none of them.
const orNone = async <T>(ceremony: () => Promise<T>): Promise<T> => {
  try {
    return await ceremony();
  } catch (error) {
    throw new NoPasskeyError(error);
  }
};

/** Has the browser make a passkey. Throws NoPasskeyError. */
export const makePasskey = (options: CreationOptions): Promise<Attestation> =>
  orNone(async () => (await library()).startRegistration({ optionsJSON: options }));

/** Has the browser use a passkey. Throws NoPasskeyError. */
export const signWithPasskey = (options: RequestOptions): Promise<Assertion> =>
  orNone(async () => (await library()).startAuthentication({ optionsJSON: options }));

/** Whether the browser offers passkeys among what it fills in by itself. */
export const fillsInPasskeys = async (): Promise<boolean> => (await library()).browserSupportsWebAuthnAutofill();

/** Has the browser offer its passkeys where a username is typed, until one is chosen or `stopOffering` is called. */
export const offerPasskeys = (options: RequestOptions): Promise<Assertion> =>
  orNone(async () => (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));

export const stopOffering = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
