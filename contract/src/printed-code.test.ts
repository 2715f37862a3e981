import { describe, expect, test } from 'vitest';
import { PRINTED_CODE, printedCode, readPrintedCode } from './printed-code.ts';

const SIGNS = '0123456789CFHJKMNPRTVWX';
const LOOK_ALIKE = ['0O', '0Q', '0D', '1I', '1L', '2Z', '5S', '6G', '8B', 'UV'];
const codes = Array.from({ length: 40 }, (_, at) => printedCode(BigInt(at) * 1_234_567_891n + 7n));
const signsOf = (code: string): string[] => [...code.replaceAll('-', '')];

describe('a code', () => {
  test('has eight signs and one that checks them, in the shape XXXX-XXXX-X', () => {
    for (const code of codes) expect(code).toMatch(PRINTED_CODE);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('has no two signs that look alike', () => {
    for (const [one, other] of LOOK_ALIKE.map((pair) => [...pair])) {
      expect([one, other].filter((sign) => sign && SIGNS.includes(sign)).length).toBeLessThan(2);
    }
  });

  test('is told from one with any single sign wrong', () => {
    for (const code of codes) {
      const signs = signsOf(code);
      for (const [at, right] of signs.entries()) {
        for (const wrong of SIGNS.replace(right, '')) {
          expect(readPrintedCode(signs.with(at, wrong).join(''))).toEqual({ misread: 'check' });
        }
      }
    }
  });

  test('is told from one with any two signs in each other’s place', () => {
    for (const code of codes) {
      const signs = signsOf(code);
      for (let one = 0; one < signs.length; one += 1) {
        for (let other = one + 1; other < signs.length; other += 1) {
          const [a = '', b = ''] = [signs[one], signs[other]];
          if (a === b) continue;
          expect(readPrintedCode(signs.with(one, b).with(other, a).join(''))).toEqual({ misread: 'check' });
        }
      }
    }
  });
});

describe('a code that is typed', () => {
  test('is read in small letters, without its dashes, and with spaces', () => {
    const code = codes[3] ?? '';
    for (const typed of [
      code,
      code.toLowerCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
      code.replaceAll('-', '–'),
    ]) {
      expect(readPrintedCode(typed)).toEqual({ code });
    }
  });

  test.each([
    ['O', '0'],
    ['Q', '0'],
    ['D', '0'],
    ['I', '1'],
    ['l', '1'],
    ['Z', '2'],
    ['s', '5'],
    ['G', '6'],
    ['B', '8'],
    ['u', 'V'],
  ])('is read with %s for %s', (typed, meant) => {
    const code = codes.find((each) => each.includes(meant)) ?? '';
    expect(code).not.toBe('');
    expect(readPrintedCode(code.replaceAll(meant, typed))).toEqual({ code });
  });

  test('is refused with the reason', () => {
    expect(readPrintedCode('')).toEqual({ misread: 'length' });
    expect(readPrintedCode('1234-5678')).toEqual({ misread: 'length' });
    expect(readPrintedCode('1234-5678-Ä')).toEqual({ misread: 'sign' });
  });
});
