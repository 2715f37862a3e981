import { MIN_PASSWORD, registration } from '@pawsume/contract/auth';
import { LIMITS } from '@pawsume/contract/fields';
import { z } from 'zod';
import { type Demand, optionalText } from './variables.ts';

const BYTES_OF_MB = 1_000_000;

const most = (unit: string) =>
  z.coerce.number(`is not a number of ${unit}`).int('is not a whole number').min(1).max(1_000_000);

export const accountVariables = z.object({
  REFUSE_COMMON_PASSWORDS: z.enum(['true', 'false'], 'is neither true nor false').optional(),
  ADMIN_USERNAME: optionalText.refine(
    (name) => name === '' || registration.shape.username.safeParse(name).success,
    'is not made of letters, digits, dots, dashes and underscores',
  ),
  // As typed: at the login every character counts.
  ADMIN_PASSWORD: z.string().max(LIMITS.password, `has more than ${LIMITS.password} characters`).default(''),
  MAX_PETS: most('pets').default(1000),
  MAX_RESUMES: most('résumés').default(5000),
  MAX_PICTURE_MB: most('megabytes').default(1000),
});
type Variables = z.infer<typeof accountVariables>;

export const demandAccounts = (env: Variables, demand: Demand): void => {
  demand(
    !env.ADMIN_USERNAME || env.ADMIN_PASSWORD.length >= MIN_PASSWORD,
    'ADMIN_PASSWORD',
    `needs at least ${MIN_PASSWORD} characters when ADMIN_USERNAME is set`,
  );
};

export const accountSettings = (env: Variables, { loopback }: { loopback: boolean }) => {
  const refuseCommonPasswords = env.REFUSE_COMMON_PASSWORDS ? env.REFUSE_COMMON_PASSWORDS === 'true' : !loopback;
  return {
    refuseCommonPasswords,
    /** On the open network whatever the other setting says: an administrator's password opens everybody's account. */
    refuseCommonAdminPasswords: refuseCommonPasswords || !loopback,
    admin: env.ADMIN_USERNAME ? { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD } : null,
    /** Null where it is not set. */
    adminPassword: env.ADMIN_PASSWORD || null,
    /** What one account may keep. */
    allowance: { pets: env.MAX_PETS, resumes: env.MAX_RESUMES, pictureBytes: env.MAX_PICTURE_MB * BYTES_OF_MB },
  };
};
