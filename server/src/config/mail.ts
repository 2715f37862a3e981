import { email } from '@pawsume/contract/auth';
import { z } from 'zod';

const address = z
  .string()
  .trim()
  .refine((text) => email.safeParse(text).success, 'is not an email address');

export const mailVariables = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is not an address such as smtps://user:password@mail.example:465' })
    .optional(),
  MAIL_FROM: address.optional(),
  CONTACT_EMAIL: address.optional(),
  ADDRESS_SECRET: z.string().min(32, 'has less than 32 characters').optional(),
});
type Variables = z.infer<typeof mailVariables>;

export const mailSettings = (env: Variables, { loopback, publicUrl }: { loopback: boolean; publicUrl: string }) => ({
  /** Null where mail is not set up. */
  smtpUrl: env.SMTP_URL ?? null,
  /** The address that mails come from. */
  mailFrom: env.MAIL_FROM ?? `no-reply@${loopback ? 'localhost' : new URL(publicUrl).hostname}`,
  /** Where people write who need help; null where nobody is named. */
  contactEmail: env.CONTACT_EMAIL ?? null,
  /** Keys what is kept of addresses that are not kept; null where the database has a secret of its own. */
  addressSecret: env.ADDRESS_SECRET ?? null,
});
