import { BRAND } from '@pawsume/contract/brand';
import type { Call } from '@pawsume/contract/call';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { App } from '../../src/app.ts';
import type { Problems } from '../../src/problems.ts';
import type { Row, Screen, State } from '../table/row.ts';
import { answerInstead } from './faults.ts';
import { locate, type Place } from './locate.ts';
import { see } from './see.ts';
import type { Values } from './words.ts';

interface World {
  page: Page;
  app: App;
  problems: Problems;
}

interface Look {
  /** The part of the page to look at. */
  within?: Locator;
  /** Done before each row. */
  before?: () => Promise<void>;
}

type Key<T> = keyof T & string;

const REASON = 'The server has its reasons for this.';

/** Leads a test through the rows of one screen, and knows in the end which were left out. */
export class Guide<S extends Screen> {
  readonly page: Page;
  readonly app: App;
  readonly problems: Problems;
  readonly #screen: S;
  readonly #followed = new Set<Row>();
  #values: Values = { '{brand}': BRAND };

  constructor(screen: S, world: World) {
    this.#screen = screen;
    ({ page: this.page, app: this.app, problems: this.problems } = world);
  }

  /** Tells what stands from now on in the places that the words leave. */
  set(values: Values): void {
    this.#values = { ...this.#values, ...values };
  }

  /** Sees all rows of a state, but for those that only `follow` can. */
  async see(state: Key<S['states']>, { within, before }: Look = {}): Promise<void> {
    for (const [name, row] of Object.entries(this.#stateOf(state))) {
      if (row.seen.as === 'rule' || row.seen.as === 'timer') continue;
      await before?.();
      await test.step(`${state}.${name}: ${row.words}`, () => see(row, this.#place(within)));
      this.#followed.add(row);
    }
  }

  /** Follows one row by what `check` does. */
  async follow<Name extends Key<S['states']>>(
    state: Name,
    name: Key<S['states'][Name]>,
    check: () => Promise<unknown>,
  ): Promise<void> {
    const row = this.#rowOf(state, name);
    await test.step(`${state}.${name}: ${row.words}`, check);
    this.#followed.add(row);
  }

  /** Follows the rows `msg` and `else` of a state: what `act` is told when a call fails with a reason and without. */
  async refuse(state: Key<S['states']>, call: Call, act: () => Promise<unknown>): Promise<void> {
    const { page } = this;
    const withReason = await answerInstead(this, call, {
      status: 400,
      body: { error: REASON, msg: REASON, code: 'no' },
    });
    await act();
    await expect(page.getByText(REASON)).toBeVisible();
    this.#followed.add(this.#rowOf(state, 'msg'));
    await withReason();
    const without = await answerInstead(this, call, { status: 500 });
    await act();
    await this.see(state);
    await without();
  }

  /** The element of a row, to act on it. */
  element<Name extends Key<S['states']>>(state: Name, name: Key<S['states'][Name]>): Locator {
    return locate(this.#rowOf(state, name), this.#place());
  }

  /** Fails for every row that was not followed. */
  verify(): void {
    const left = Object.entries(this.#screen.states).flatMap(([state, rows]) =>
      Object.entries(rows)
        .filter(([, row]) => !this.#followed.has(row))
        .map(([name, { words }]) => `${state}.${name}: ${words}`),
    );
    expect(left, 'rows that no step of the walk followed').toEqual([]);
  }

  #place(within: Locator = this.page.locator('body')): Place {
    return { page: this.page, within, values: this.#values };
  }

  #stateOf(state: string): State {
    const rows = this.#screen.states[state];
    if (!rows) throw new Error(`There is no state ${state}.`);
    return rows;
  }

  #rowOf(state: string, name: string): Row {
    const row = this.#stateOf(state)[name];
    if (!row) throw new Error(`There is no row ${state}.${name}.`);
    return row;
  }
}

/** The way through one screen. */
export type Walk<S extends Screen> = (guide: Guide<S>) => Promise<void>;
