import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers, FakeServer } from './fake-server.ts';
import { expectFine, type Look, look } from './looks.ts';
import { open } from './open.tsx';

/** A state of a screen, and the way to it. */
export interface State {
  path: string;
  answers?: Answers;
  /** Null for a visitor who is not logged in. */
  token?: string | null;
  /** Brings the opened screen into the state. */
  act?: (server: FakeServer) => Promise<unknown>;
  /** A sentence, heading or label that is shown in this state only. */
  shows: string | RegExp;
  /** Only where the screen has this size. */
  only?: 'phone' | 'desktop';
}

const PHONE: Look = { size: 'phone', scheme: 'dark' };
const DESKTOP: Look = { size: 'desktop', scheme: 'light' };

let count = 0;

/** Tests each state of a screen: what it shows, its accessibility, and that it fits on a phone and on a desktop. */
export function testStates(
  usual: Partial<State> & Pick<State, 'path'>,
  states: Record<string, Pick<State, 'shows'> & Partial<State>>,
): void {
  for (const [name, own] of Object.entries(states)) {
    const state = { ...usual, ...own, answers: [...(usual.answers ?? []), ...(own.answers ?? [])] };
    // Half of the screens load on a phone, the others on a desktop.
    const index = count++;
    const looks = (index % 2 === 0 ? [PHONE, DESKTOP] : [DESKTOP, PHONE]).filter(
      ({ size }) => !state.only || state.only === size,
    );
    test(`${usual.path} (${name}) is accessible and fits`, async () => {
      for (const [at, each] of looks.entries()) {
        await look(each);
        if (at === 0) await show(state);
        await expectFine(at === 0 ? 'whole' : 'look');
      }
    });
  }
}

async function show({ path, answers, token, act, shows }: State): Promise<void> {
  const { server } = await open(path, answers, token === undefined ? {} : { token });
  await act?.(server);
  await expect.element(page.getByText(shows).first()).toBeVisible();
}
