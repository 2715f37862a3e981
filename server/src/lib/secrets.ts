import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits, safe in a URL. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What is stored of a token: whoever reads the database cannot log in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
