import { describe, expect, it } from 'vitest';
import { rawMembers } from './raw-member.ts';

const membersOf = (json: string) =>
  rawMembers(Buffer.from(json)).map(([name, value]) => [name, Buffer.from(value).toString()]);

describe('the members of an object, as they travelled', () => {
  it.each([
    ['{}', []],
    ['{"a":1}', [['a', '1']]],
    [
      ' { "a" : 1.0 , "b" : null } ',
      [
        ['a', '1.0'],
        ['b', 'null'],
      ],
    ],
    [
      '{"a":{"b":[1,{"c":"}"}]},"d":"]"}',
      [
        ['a', '{"b":[1,{"c":"}"}]}'],
        ['d', '"]"'],
      ],
    ],
    [
      '{"a":"\\"},\\\\","b":2}',
      [
        ['a', '"\\"},\\\\"'],
        ['b', '2'],
      ],
    ],
    [
      '{"a":[],"b":{ },"c":""}',
      [
        ['a', '[]'],
        ['b', '{ }'],
        ['c', '""'],
      ],
    ],
    [
      '{"\\u0061":1,"a":2}',
      [
        ['a', '1'],
        ['a', '2'],
      ],
    ],
    ['{"é":"résumé 🐶"}', [['é', '"résumé 🐶"']]],
    ['{"a":\n[1,\n2]\n}', [['a', '[1,\n2]']]],
  ])('of %s', (json, members) => {
    expect(membersOf(json)).toEqual(members);
  });

  it('say the same as a parser', () => {
    const value = { id: 'WH-1', n: [1.5, -2e3, true, null], deep: { a: { b: '"{[]}",' } }, text: 'a\nb\\' };
    for (const indent of [0, 1, 4]) {
      const read = membersOf(JSON.stringify(value, null, indent)).map(([name, raw]) => [name, JSON.parse(raw ?? '')]);
      expect(Object.fromEntries(read)).toEqual(value);
    }
  });
});
