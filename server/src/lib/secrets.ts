import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: whoever reads the database cannot log in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What is kept in place of a text that can be guessed: without the secret nobody can try texts out. */
export const keyedHash = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');
