import { z } from 'zod';
import { type Demand, optionalText, webUrl } from './variables.ts';

const VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

export const pictureVariables = z.object({
  S3_ENDPOINT: webUrl
    .refine(
      (url) => !URL.canParse(url) || isPlain(new URL(url)),
      'is more than an address: the bucket and the keys have variables of their own',
    )
    .optional(),
  S3_BUCKET: optionalText.refine(
    (name) => name === '' || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name),
    'is not the name of a bucket: 3 to 63 small letters, digits, dots and dashes',
  ),
  S3_REGION: optionalText.refine(
    (region) => /^[a-z0-9-]*$/.test(region),
    'is not the name of a region, as eu-central-1',
  ),
  S3_ACCESS_KEY: optionalText,
  S3_SECRET_KEY: optionalText,
});
type Variables = z.infer<typeof pictureVariables>;

const isPlain = ({ pathname, search, hash, username, password }: URL): boolean =>
  pathname === '/' && [search, hash, username, password].every((part) => part === '');

export const demandPictures = (env: Variables, demand: Demand): void => {
  const given = VARIABLES.filter((variable) => env[variable]);
  for (const variable of VARIABLES) {
    demand(given.length === 0 || given.includes(variable), variable, `is needed when ${given[0]} is set`);
  }
};

/** A bucket, and who we are there. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

export const pictureSettings = (env: Variables): { s3: S3Settings | null } => ({
  /** Null where pictures lie below `dataDir`. */
  s3: env.S3_ENDPOINT
    ? {
        endpoint: new URL(env.S3_ENDPOINT).origin,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKey: env.S3_ACCESS_KEY,
        secretKey: env.S3_SECRET_KEY,
      }
    : null,
});
