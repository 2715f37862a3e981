import { keysOf } from '@pawsume/contract/keys-of';
import { test } from '../src/test.ts';
import { Guide } from './follow/guide.ts';
import { type Table, table } from './table/table.ts';
import { walks } from './walks/walks.ts';

const follow = <Name extends keyof Table>(name: Name): void =>
  test(`${name} says and does what the specification says`, async ({ page, app, problems }) => {
    const guide = new Guide<Table[Name]>(table[name], { page, app, problems });
    await walks[name](guide);
    guide.verify();
  });

// Object.keys knows its keys only as strings.
for (const name of keysOf(table)) follow(name);
