/** A row of the tables of docs/security.md. */
export interface Row {
  ids: string[];
  /** C and H in the product's own list, 1 and 2 in that of ASVS, empty for what does not apply. */
  weight: string;
  /** What is said besides tests. */
  words: string;
  tests: Reference[];
}

export interface Reference {
  file: string;
  name: string;
}

/** A test reference: a file and a name in it, in code marks. */
const REFERENCE = /`([\w/.-]+) › ([^`]+)`/g;
const ID = /^(?:[A-Z]\d+|\d+\.\d+\.\d+)$/;

/** The rows of the section with this heading, whatever tables it is made of. */
export const rowsIn = (document: string, heading: string): Row[] =>
  sectionOf(document, heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(rowOf)
    .filter(({ ids }) => ids.every((id) => ID.test(id)));

const sectionOf = (document: string, heading: string): string =>
  document.split(/^## /m).find((section) => section.startsWith(`${heading}\n`)) ?? '';

const rowOf = (line: string): Row => {
  const [ids = '', weight = '', , ...shown] = line.slice(1, -1).split('|');
  const text = shown.join('|');
  return {
    ids: ids.split(',').map((id) => id.trim()),
    weight: weight.trim(),
    words: text.replaceAll(REFERENCE, '').trim(),
    tests: referencesIn(text),
  };
};

export const referencesIn = (text: string): Reference[] =>
  [...text.matchAll(REFERENCE)].map(([, path = '', name = '']) => ({ file: fileOf(path), name }));

/** Where the short name of a test file lies in the repository. */
const fileOf = (path: string): string => {
  const [area, ...rest] = path.split('/');
  if (area === 'e2e') return `e2e/journeys/${rest.join('/')}.spec.ts`;
  if (area === 'components') return `web/test/${rest.join('/')}.test.tsx`;
  return area === 'web' ? `web/app/${rest.join('/')}.test.ts` : `server/test/${path}.test.ts`;
};
