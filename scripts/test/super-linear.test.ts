import { expect, test } from 'vitest';
import { isSuperLinear, listPatterns } from '../suite/super-linear.mjs';

const pattern = (source: string) => ({ source, flags: 'u' });

test.each(['[;,]+$', '\\s*,\\s*', '^(a+)+$', '“[^”]*”'])('%s is super-linear', (source) => {
  expect(isSuperLinear(pattern(source))).toBe(true);
});

test.each(['(?<![;,])[;,]+$', '^\\s+', '“[^”]{0,20}”', '\\s+'])('%s is linear', (source) => {
  expect(isSuperLinear(pattern(source))).toBe(false);
});

test('regular expressions are found with their line', () => {
  const source = 'const text = "/a/";\nconst found: boolean = /b+$/u.test(text);\n';
  expect(listPatterns('a.ts', source)).toEqual([{ pattern: { source: 'b+$', flags: 'u' }, line: 2 }]);
});
