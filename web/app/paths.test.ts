import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('an id cannot leave its place in the path', () => {
  expect(paths.resume('../profile?x=1')).toBe('/resume/..%2Fprofile%3Fx%3D1');
});
