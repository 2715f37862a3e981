import { describe, expect, it } from 'vitest';
import { LIMITS, optionalName, requiredName } from './fields.ts';

const nameOf = (typed: string): string => requiredName(LIMITS.name, 'missing').parse(typed);

describe('a name', () => {
  it.each([
    ['spaces around and between', '  Sir   Max\u00a0 \t the\n2nd ', 'Sir Max the 2nd'],
    ['a zero-width space', 'M\u200ba\u2060x\ufeff', 'Max'],
    ['marks of direction', '\u202eMax\u202c \u2066Bo\u2069\u200f', 'Max Bo'],
    ['a soft hyphen', 'Maxi\u00admilian', 'Maximilian'],
    ['joiners with nothing to join', '\u200dM\u200ca\u200dx\u200d 3\u200d \u200c4', 'Max 3 4'],
    ['no spaces but those', '\u200b \u200b', ''],
  ])('is kept without %s', (_what, typed, kept) => {
    expect(optionalName(LIMITS.name).parse(typed)).toBe(kept);
  });

  it.each([
    ['an emoji of several', '👩‍👩‍👧‍👦 🏴‍☠️ 👩🏽‍🦰'],
    ['Persian', 'می‌خواهم'],
    ['Malayalam and Sinhala', 'ന്‍ ශ්‍රී'],
    ['Bengali', 'র‍্যাব'],
  ])('keeps the joiners of %s', (_what, typed) => {
    expect(nameOf(typed)).toBe(typed);
  });

  it('is as long as what is kept of it', () => {
    expect(nameOf(`Max${' '.repeat(200)}Bo`)).toBe('Max Bo');
    expect(() => nameOf('x'.repeat(LIMITS.name + 1))).toThrow();
  });

  it('is missing where nothing of it can be seen', () => {
    expect(() => nameOf('\u200b\u200d')).toThrow('missing');
  });
});
