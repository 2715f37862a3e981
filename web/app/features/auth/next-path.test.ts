import { expect, test } from 'vitest';
import { safeNext } from './next-path.ts';

test('a path of this app is gone to, with its query', () => {
  expect(safeNext('/form2?pet_id=3#health')).toBe('/form2?pet_id=3#health');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'profile', '', null])(
  '%j is not gone to',
  (next) => {
    expect(safeNext(next)).toBeNull();
  },
);
