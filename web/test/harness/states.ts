import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Act } from './acts.ts';
import type { Answers } from './fake-server.ts';
import { expectFine, expectNoSidewaysScroll, type Look, look, resize, takePictures } from './looks.ts';
import { open } from './open.tsx';
import type { Person } from './people.ts';

/** A state of a screen, and the way to it. */
interface State {
  path: string;
  as: Person;
  answers?: Answers;
  /** Brings the opened screen into the state. */
  act?: Act | readonly Act[];
  /** A sentence, heading or label that is shown in this state only. */
  shows: string | RegExp;
  /** Only where the screen has this size. */
  only?: 'phone' | 'desktop';
}

const PHONE: Look = { size: 'phone', scheme: 'dark' };
const DESKTOP: Look = { size: 'desktop', scheme: 'light' };
const OTHER_SIZES = ['enlarged', 'tablet', 'wide'] as const;

const MAX_SHIFT = 0.02;
/** Answers come one after the other, so that the screen shows each step of its loading. */
const DELAYS = [3, 1, 2];

let count = 0;

/** Tests each state of a screen: what it shows, its accessibility, and that it fits windows of all sizes. */
export function testStates(
  usual: Pick<State, 'path' | 'as'> & Partial<State>,
  states: Record<string, Pick<State, 'shows'> & Partial<State>>,
): void {
  const screen = usual.path.replace(/#.*/, '');
  for (const [name, own] of Object.entries(states)) {
    const state = { ...usual, ...own, answers: [...(usual.answers ?? []), ...(own.answers ?? [])] };
    const index = count++;
    // Half of the screens load on a phone, the others on a desktop. `npm run test:all` shows each in the other look too.
    const looks = index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
    const [first = PHONE, second] = looks.filter(({ size }) => !state.only || state.only === size);
    const otherSize = OTHER_SIZES[index % OTHER_SIZES.length] ?? 'enlarged';

    test(`${screen} (${name}) is accessible and fits`, async () => {
      await look(first);
      await show(state);
      await expectFine();
      await resize(otherSize);
      await expectNoSidewaysScroll();
      if (second && import.meta.env.TESTS === 'all') {
        await look(second);
        await expectFine('look');
      }
      if (import.meta.env.MODE === 'pictures') await takePictures(screen, name, state.only);
    });
  }
}

async function show({ path, as, answers = [], act, shows }: State): Promise<void> {
  const endShifts = watchShifts();
  const opened = await open(path, [...as.answers, ...answers], { ...as, delays: DELAYS });
  for (const each of [act ?? []].flat()) await each(opened);
  await expect.element(page.getByText(shows, { exact: false }).first()).toBeVisible();
  await expect.poll(() => opened.server.isWaitedFor() || !document.querySelector('[aria-busy=true]')).toBe(true);
  const shift = endShifts();
  // A person's act may make room for what it brings.
  if (!act) expect(shift, 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);
}

/** Adds up what moves without being touched: the part of the window, times how far. Returns a function that ends it. */
function watchShifts(): () => number {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += Number(Reflect.get(entry, 'value'));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    add(observer.takeRecords());
    observer.disconnect();
    return sum;
  };
}
