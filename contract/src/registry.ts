import { z } from 'zod';
import { defineCall } from './call.ts';
import { timestamp } from './fields.ts';
import { PURPOSES } from './page-settings.ts';
import { PRINTED_CODE, readPrintedCode } from './printed-code.ts';
import { registryMessages } from './registry-messages.ts';

/** The largest file that is looked at: ours have a tenth of it. */
export const MAX_CHECKED_BYTES = 50_000_000;

/** What is signed of a file that was handed out: these members in this order, as JSON without spaces, are the signed bytes. */
export const fileRecord = z.object({
  code: z.string().nullable(),
  date: timestamp,
  issuer: z.string(),
  sha256: z.string(),
  version: z.string(),
});
export type FileRecord = z.infer<typeof fileRecord>;

/** The bytes of a record that its signature is made over, as text. */
export const canonical = ({ code, date, issuer, sha256, version }: FileRecord): string =>
  JSON.stringify({ code, date, issuer, sha256, version });

/** A record with what it takes to check it without us: Ed25519, key and signature as base64url. */
export const signedRecord = z.object({
  record: fileRecord,
  signature: z.string(),
  key_id: z.string(),
  public_key: z.string(),
  /** True if the key was withdrawn: the record alone proves nothing any more. */
  key_withdrawn: z.boolean().optional(),
});
export type SignedRecord = z.infer<typeof signedRecord>;

const ofFile = {
  /** Empty if the pet has another name now than the file says. */
  pet_name: z.string(),
  purpose: z.enum(PURPOSES),
  made_at: timestamp,
  signed: signedRecord,
};
/** What stands on the page as it is called there; of what the page says now, nothing. */
const changed = z.array(z.string()).min(1);

export const fileCheck = z.discriminatedUnion('state', [
  z.object({ state: z.literal('current'), ...ofFile }),
  z.object({ state: z.literal('older'), changed, ...ofFile }),
  z.object({ state: z.literal('unknown') }),
]);
export type FileCheck = z.infer<typeof fileCheck>;

export const codeCheck = z.discriminatedUnion('state', [
  z.object({ state: z.literal('current') }),
  z.object({ state: z.literal('older'), changed }),
  z.object({ state: z.literal('unknown') }),
]);
export type CodeCheck = z.infer<typeof codeCheck>;

/** A fact that is another one now. */
export const changedFact = z.object({
  name: z.string(),
  /** As the page says it now; null where the page does not, or where it is not for everybody. */
  now: z.string().nullable(),
});

/** What is known of a printed version of a shared page. */
export const printedCheck = z.discriminatedUnion('state', [
  z.object({ state: z.literal('current'), code: z.string(), printed_at: timestamp }),
  z.object({
    state: z.literal('older'),
    code: z.string(),
    printed_at: timestamp,
    changed: z.array(changedFact).min(1),
  }),
  z.object({ state: z.literal('unknown') }),
]);
export type PrintedCheck = z.infer<typeof printedCheck>;

/** As it stands under the QR code, in whatever way it was typed. */
const typedCode = z
  .string()
  .max(40, registryMessages.misread.length)
  .transform((typed, context) => {
    const read = readPrintedCode(typed);
    if ('code' in read) return read.code;
    context.addIssue({ code: 'custom', message: registryMessages.misread[read.misread] });
    return z.NEVER;
  });

const call = { tag: 'registry', access: 'anyone', answerKind: 'json', status: 200 } as const;

export const getRegistryKeys = defineCall({
  ...call,
  method: 'GET',
  path: '/registry/key',
  summary: 'The public keys that records of handed-out files are signed with: Ed25519, the newest first',
  answer: z.object({
    algorithm: z.literal('Ed25519'),
    keys: z.array(
      z.object({
        key_id: z.string(),
        public_key: z.string(),
        since: timestamp,
        /** True if the key got into other hands: do not trust what it signed. */
        withdrawn: z.boolean().optional(),
      }),
    ),
  }),
});

export const checkFile = defineCall({
  ...call,
  method: 'POST',
  path: '/registry/check',
  summary: 'Whether a file of this SHA-256 was handed out here, and whether what it says still stands',
  body: z.object({
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, registryMessages.badSha256)
      .toLowerCase(),
  }),
  answer: fileCheck,
});

export const checkCode = defineCall({
  ...call,
  method: 'POST',
  path: '/registry/check-code',
  summary: 'Whether what a printed page of this code says still stands',
  body: z.object({ code: typedCode }),
  answer: codeCheck,
});

export const checkPrinted = defineCall({
  ...call,
  method: 'GET',
  path: '/registry/printed',
  summary: 'What was changed on a shared page since the version of this code was printed',
  query: z.object({
    slug: z.string().min(1).max(64),
    code: z.string().regex(PRINTED_CODE, registryMessages.misread.check),
  }),
  answer: printedCheck,
});
