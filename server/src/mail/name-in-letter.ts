import { plainName } from '@pawsume/contract/plain-name';

/** Returns a name that a user typed as a letter may print it; `otherwise` where it holds a link, an address or a phone number. */
export const nameInLetter = (name: string, otherwise: string): string => plainName(name) ?? otherwise;
