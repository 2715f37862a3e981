import { test } from '../src/test.ts';
import { Guide, type Walk } from './follow/guide.ts';
import type { Screen } from './table/row.ts';
import { type Table, table } from './table/table.ts';
import { walks } from './walks/walks.ts';

for (const [name, screen] of Object.entries<Screen>(table)) {
  test(`${name} says and does what the specification says`, async ({ page, app, problems }) => {
    const guide = new Guide(screen, { page, app, problems });
    await walkOf(name)(guide);
    guide.verify();
  });
}

/** The type of `walks` pairs each screen with its own walk; a loop knows only that both are of some screen. */
function walkOf(name: string): Walk<Screen> {
  return walks[name as keyof Table] as unknown as Walk<Screen>; // paired by the type of `walks`
}
