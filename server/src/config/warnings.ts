import type { Config } from '../config.ts';

/** What an operator on the open network ought to know of their settings; nothing on one's own machine. */
export const listWarnings = ({ loopback, publicUrl, smtpUrl, contactEmail }: Config): string[] => {
  if (loopback) return [];
  return [
    ...(publicUrl.startsWith('https:')
      ? []
      : ['browsers come by plain http: whoever is on the way reads passwords and sessions (PUBLIC_URL)']),
    ...(contactEmail === null ? ['users who need help find nobody to write to (CONTACT_EMAIL)'] : []),
    ...(smtpUrl === null ? ['mail is not set up: nobody can ask for a new password (SMTP_URL)'] : []),
  ];
};
