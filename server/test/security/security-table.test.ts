import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Reference, referencesIn, rowsIn } from './security-document.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8');

const document = textOf('docs/security.md');
const asvs = rowsIn(document, 'ASVS 5.0');
const ownList = rowsIn(document, 'The product’s own list');

/** How many requirements of level 1 and 2 each section of ASVS 5.0 has; they are numbered from 1. */
const REQUIREMENTS = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1, '3.2': 2, '3.3': 4 },
  ...{ '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4, '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5 },
  ...{ '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2 },
  ...{ '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1 },
  ...{ '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1 },
  ...{ '17.2': 4, '17.3': 2 },
};
const OWN = [
  ...['A1', 'A2', 'A3', 'A5', 'A6', 'A7', 'A8', 'A9', 'A11', 'S1', 'S2', 'S3', 'S4', 'S5', 'S7', 'S9', 'G1', 'G2'],
  ...['G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9', 'G11', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5', 'Z6', 'Z7', 'I1', 'I2', 'I3'],
  ...['I4', 'I5', 'I6', 'I7', 'I9', 'I10', 'I14', 'B1', 'B2', 'B3', 'B4', 'B7', 'L2', 'L4', 'L6', 'L8', 'M1', 'M2'],
  ...['M3', 'M4', 'R1', 'R2', 'R4', 'R6', 'R7'],
];

/** Strings of a source; what is filled in stands as …, as it does where the document names a test. */
const stringsIn = (source: string): RegExp[] =>
  [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => {
    const parts = text.split(/%[sdifjo#]|\$\{[^}]*\}|\$[\w.]+|…/);
    return new RegExp(`^${parts.map(RegExp.escape).join('(?:.+?)')}$`);
  });

/** Of these tests of one file, those of which a describe or the test itself is not there. */
const missingIn = (file: string, references: Reference[]): Reference[] => {
  if (!existsSync(pathOf(file))) return references;
  const strings = stringsIn(textOf(file));
  return references.filter(({ name }) =>
    name.split(' › ').some((part) => !strings.some((string) => string.test(part))),
  );
};

test('every requirement of ASVS level 1 and 2 has one row', () => {
  const all = Object.entries(REQUIREMENTS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, n) => `${section}.${n + 1}`),
  );
  expect(all).toHaveLength(70 + 183);
  expect(asvs.flatMap(({ ids }) => ids).sort()).toEqual(all.sort());
});

test('every critical or high row of the product’s own list is there and names a test', () => {
  expect(ownList.flatMap(({ ids }) => ids).sort()).toEqual(OWN.toSorted());
  for (const { ids, weight, tests } of ownList) {
    expect([ids, weight]).toEqual([ids, expect.stringMatching(/^[CH]$/)]);
    expect([ids, tests]).not.toEqual([ids, []]);
  }
});

test('every row names a test or says why there is none', () => {
  const bare = asvs.filter(({ tests, words }) => tests.length === 0 && words.split(/\s+/).length < 3);
  expect(bare.map(({ ids }) => ids)).toEqual([]);
});

test('every test that it names is there', () => {
  const all = referencesIn(document);
  expect(all.length).toBeGreaterThan(200);
  const byFile = Object.entries(Object.groupBy(all, ({ file }) => file));
  expect(byFile.flatMap(([file, references = []]) => missingIn(file, references))).toEqual([]);
});

test('every file and every heading that it names is there', () => {
  const files = [...document.matchAll(/`((?:server|web|contract|e2e|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
  const headings = [...document.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
  const links = [...document.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = '']) => anchor);
  expect(links.filter((anchor) => !headings.includes(anchor))).toEqual([]);
});

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(/\s/g, '-');
