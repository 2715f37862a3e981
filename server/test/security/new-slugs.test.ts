import { slug } from '@pawsume/contract/sharing';
import { expect, it } from 'vitest';
import { randomSlug } from '#features/sharing/change-link';
import { newToken } from '#lib/secrets';

const many = Array.from({ length: 2000 });

it('makes slugs that begin and end with a letter or digit, so that no program cuts a link short', () => {
  for (const _ of many) {
    const made = randomSlug(22);
    expect(slug.parse(made)).toMatch(/^[A-Za-z\d].*[A-Za-z\d]$/);
  }
});

it('makes tokens of mailed links that end with a letter or digit', () => {
  for (const _ of many) expect(newToken()).toMatch(/[A-Za-z\d]$/);
});
