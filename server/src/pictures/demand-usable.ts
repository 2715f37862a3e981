import type { Disk } from 'flydrive';
import type { S3Settings } from '#config/pictures';
import { StartError } from '#lib/start-error';
import type { ListFiles } from './list-files.ts';
import { failureIn, isMissing, type StoreFailure } from './store-failure.ts';

const PROBE = 'probe';

interface Bucket {
  disk: Disk;
  list: ListFiles;
}

/**
 * Does each thing once that will be done in the bucket.
 * @throws StartError with a sentence for the operator where the store is away, or does not let us.
 */
export const demandUsable = async (bucket: Bucket, settings: S3Settings): Promise<void> => {
  const refused = await firstRefused(bucket);
  if (refused !== null) throw new StartError(sentenceFor(refused, settings));
};

interface Refused {
  /** What could not be done. */
  what: string;
  failure: StoreFailure;
}

const firstRefused = async ({ disk, list }: Bucket): Promise<Refused | null> => {
  const steps: [string, () => Promise<unknown>][] = [
    ['store', () => disk.put(PROBE, 'x')],
    ['read', () => disk.getBytes(PROBE)],
    ['list', () => list()[Symbol.asyncIterator]().next()],
    ['remove', () => disk.delete(PROBE)],
    // Who may not list is told that it is forbidden, not that nothing is there.
    ['read', () => disk.getBytes(PROBE).catch(unlessMissing)],
  ];
  for (const [what, step] of steps) {
    try {
      await step();
    } catch (error) {
      return { what, failure: failureIn(error) };
    }
  }
  return null;
};

const unlessMissing = (error: unknown): void => {
  if (!isMissing(error)) throw error;
};

/** It may be back in a moment. */
const isAway = ({ status }: StoreFailure): boolean => status === undefined || status >= 500 || status === 429;

const sentenceFor = ({ what, failure }: Refused, { endpoint, bucket }: S3Settings): string => {
  const { host } = new URL(endpoint);
  const reason = failure.status === undefined ? failure.name : `${failure.name}, ${failure.status}`;
  switch (failure.name) {
    case 'NoSuchBucket':
      return `S3_BUCKET: there is no bucket ${bucket} at ${host}. Make it, or correct the name.`;
    case 'InvalidAccessKeyId':
      return `S3_ACCESS_KEY: ${host} does not know this key. Correct it, or make a new one.`;
    case 'SignatureDoesNotMatch':
      return `S3_SECRET_KEY: ${host} says that it does not belong to S3_ACCESS_KEY. Correct it, or make new keys.`;
    case 'RequestTimeTooSkewed':
      return `S3_ENDPOINT: ${host} has another time than this machine. Set the clock.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `S3_REGION: the bucket ${bucket} lies in another region (${reason}). Correct S3_REGION and S3_ENDPOINT.`;
  }
  if (failure.status === 403) {
    return `S3_ACCESS_KEY: may not ${what} files in the bucket ${bucket} at ${host} (${reason}). Give the right to.`;
  }
  const advice = isAway(failure) ? 'Start the store there, or correct the address.' : 'Correct the address.';
  return `S3_ENDPOINT: the store at ${host} cannot be used (${reason}). ${advice}`;
};
