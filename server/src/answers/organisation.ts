const ORGANISATION = /(?<!\p{L})(?:shelter|rescue|spca|humane society|sanctuary|refuge)(?!\p{L})/iu;

/** Returns "shelter", "rescue" or "SPCA" where name or profession say that the owner is one; empty for a person. */
export const organisationOf = (name: string, profession: string): string => {
  const found = ORGANISATION.exec(`${name} ${profession}`)?.[0].toLowerCase() ?? '';
  return found === 'spca' ? 'SPCA' : found;
};
