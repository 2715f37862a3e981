import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { composeFonts } from './compose-fonts.ts';

const written = () => readFile(new URL('../app/fonts.css', import.meta.url), 'utf8');

test('the stylesheet of the fonts is what the font files make it: `npm run fonts -w web` writes it anew', async () => {
  expect(await written()).toBe(await composeFonts());
});

test('every family in the stacks has its rules, and the letters of our pages are not exchanged while somebody looks', async () => {
  const css = await written();
  const named = [...css.matchAll(/--our-\w+: (.*);/g)].flatMap(([, stack = '']) => stack.match(/'[^']+'/g) ?? []);
  expect(named.length).toBeGreaterThan(10);
  for (const family of named) expect(css).toContain(`font-family: ${family};`);
  const preloaded = [...css.matchAll(/font-display: (\w+);[^}]*-latin-(?:wght|600)-normal\.woff2/g)];
  expect(preloaded.map(([, display]) => display)).toEqual(['optional', 'optional']);
  expect(css).not.toContain('undefined');
});
