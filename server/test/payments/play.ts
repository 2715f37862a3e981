import { sql } from 'kysely';
import { type CheckoutTruth, disagreements } from '../harness/checkout-truth.ts';
import { violationsOf } from '../harness/invariants.ts';
import { perform } from './acts.ts';
import { letHappen, slotFor } from './facts.ts';
import { giveHint, takeDelivery } from './hints.ts';
import { type Circumstances, operate, UNTROUBLED } from './machine.ts';
import { makeUp, makeUpAtLast } from './make-up.ts';
import type { Delivery } from './outsiders.ts';
import type { Act, Hint, Script, Step, Trouble } from './script.ts';
import { eventsIn, letPass, truthsIn, type World } from './world.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * How a script is played. `in order`: each event at once, nothing goes wrong. `troubled`: only its hints, whatever they
 * are, with all their trouble; what people do finds everything made up for. `wild`: so do people, at any time.
 */
export type Manner = 'in order' | 'troubled' | 'wild';

/** Plays a script in a world, and throws once a rule is broken. */
export const play = async (world: World, script: Script, manner: Manner): Promise<void> => {
  await new Play(world, script, manner).toTheEnd();
};

class Play {
  readonly #world: World;
  readonly #script: Script;
  readonly #manner: Manner;
  #next = 0;
  #isAlone = false;
  /** Whether nothing happened since everything was made up for. */
  #isMadeUp = true;
  /** How many operations have been overtaken and are not done. */
  #underWay = 0;

  constructor(world: World, script: Script, manner: Manner) {
    this.#world = world;
    this.#script = script;
    this.#manner = manner;
  }

  async toTheEnd(): Promise<void> {
    while (this.#next < this.#script.steps.length) await this.#advance();
    this.#refuse(await makeUpAtLast(this.#world, this.#order));
    await this.#check();
  }

  #order = (events: Delivery[]): Delivery[] =>
    this.#script.isBackwards && this.#manner !== 'in order' ? events.toReversed() : events;

  async #advance(): Promise<void> {
    const step = this.#script.steps[this.#next];
    if (!step) return;
    this.#next += 1;
    letPass(this.#world, step.kind === 'wait' ? step.hours * HOUR_MS : MINUTE_MS);
    this.#world.tally.count('steps');
    if (this.#standsAlone(step)) await this.#alone(() => this.#take(step));
    else await this.#take(step);
    // Played in order it is looked at only in the end: this is done for comparison.
    if (this.#manner !== 'in order') await this.#check();
  }

  /** Whether what comes of it depends on what our server has heard of before, or decides what can happen after. */
  #standsAlone(step: Step): boolean {
    if (this.#manner === 'wild') return false;
    if (step.kind === 'act' || this.#world.isGone) return true;
    if (step.kind === 'wait' || step.fact.kind !== 'pay') return false;
    return slotFor(this.#world, step)?.provider === 'paypal';
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    await this.#makeUp();
    this.#isAlone = true;
    await work();
    this.#isAlone = false;
    await this.#makeUp();
  }

  async #makeUp(): Promise<void> {
    // In order there is nothing to make up for.
    if (!this.#isMadeUp && this.#manner !== 'in order') await makeUp(this.#world, this.#order);
    this.#isMadeUp = true;
  }

  async #take(step: Step): Promise<void> {
    this.#isMadeUp = false;
    await this.#happen(step);
    await (this.#manner === 'in order' ? this.#tellInOrder() : this.#giveHints(step.hints));
  }

  async #happen(step: Step): Promise<void> {
    const world = this.#world;
    if (step.kind === 'wait') return;
    if (step.kind === 'act') {
      const isLeftOut = await this.#isLeftOut(step.act);
      if (!isLeftOut) await perform(world, step.act, this.#circumstances(this.#troubleIn(step)));
      return;
    }
    if (step.fact.kind !== 'lapse' || this.#manner === 'wild') await letHappen(world, step);
  }

  /** A checkout that could not be closed with its account can be paid, which ends otherwise: the money goes back. */
  #troubleIn({ act, trouble }: Step & { kind: 'act' }): Trouble | null {
    if (this.#manner === 'wild' || act.kind !== 'delete account') return trouble;
    return trouble?.kind === 'crash' || trouble?.kind === 'meanwhile' ? trouble : null;
  }

  /**
   * Nobody acts without an account. A credit given to somebody who owes some is not taken by itself, but by what is given
   * back later: whether there was something to give back depends on what was seen in between.
   */
  async #isLeftOut(act: Act): Promise<boolean> {
    const { isGone, yard, userId } = this.#world;
    if (isGone) return true;
    if (this.#manner === 'wild' || act.kind !== 'credits' || act.change < 0) return false;
    const owing = yard.db.selectFrom('payments').select('id').where('user_id', '=', userId).where('shortfall', '>', 0);
    return (await owing.executeTakeFirst()) !== undefined;
  }

  async #tellInOrder(): Promise<void> {
    const world = this.#world;
    for (const event of eventsIn(world).filter(({ id }) => !world.taken.has(id))) {
      await operate(world, UNTROUBLED, (machine) => takeDelivery(machine, world, event));
    }
  }

  async #giveHints(hints: Hint[]): Promise<void> {
    for (const hint of hints) {
      await operate(this.#world, this.#circumstances(hint.trouble), (machine) => giveHint(machine, this.#world, hint));
    }
  }

  #circumstances(trouble: Trouble | null): Circumstances {
    if (this.#manner === 'in order') return UNTROUBLED;
    const elsewhere: Circumstances['elsewhere'] = async ({ next, hints }) => {
      this.#underWay += 1;
      for (let n = 0; n < next && this.#mayOvertake(); n += 1) await this.#advance();
      await this.#giveHints(hints);
      this.#underWay -= 1;
    };
    return { trouble, elsewhere };
  }

  #mayOvertake(): boolean {
    const step = this.#script.steps[this.#next];
    return step !== undefined && !this.#isAlone && !this.#standsAlone(step);
  }

  async #check(): Promise<void> {
    const { yard, creditCovers, wrong } = this.#world;
    const unheard = this.#underWay > 0 ? [] : await disagreements(yard.db, this.#toldTruths());
    const unquiet = this.#manner === 'wild' ? [] : await quietViolationsOf(this.#world);
    this.#refuse([...wrong, ...unheard, ...unquiet, ...(await violationsOf(yard.db, null, creditCovers))]);
  }

  /** Of the checkouts about which every event was taken, everything must be known, as long as nothing is under way. */
  #toldTruths(): CheckoutTruth[] {
    const { taken } = this.#world;
    const untold = new Set(eventsIn(this.#world).flatMap(({ id, checkout }) => (taken.has(id) ? [] : [checkout])));
    return truthsIn(this.#world).filter(({ ref }) => !untold.has(ref));
  }

  #refuse(broken: string[]): void {
    if (broken.length > 0) throw new Error(`Played ${this.#manner}:\n${broken.join('\n')}`);
  }
}

/** What is wrong besides, where nobody acts while something else is under way: a line each. */
const quietViolationsOf = async (world: World): Promise<string[]> => {
  const { rows } = await rules.execute(world.yard.db);
  const captured = truthsIn(world).filter(({ ref, captured }) => captured > 0 && world.unpayable.has(ref));
  const taken = captured.map(({ ref }) => `${ref}: money was taken for what could not be had any more`);
  return [...rows.map(({ broken }) => broken), ...taken];
};

const rules = sql<{ broken: string }>`
  select 'user ' || user_id || ' has ' || max(download_credits) || ' credits and owes ' || sum(shortfall) as broken
    from payments join users on users.id = user_id where download_credits > 0 and shortfall > 0 group by user_id
  union all
  select 'payment ' || payments.id || ' became ' || outcome || ' after the account was gone'
    from payments join users on users.id = user_id where paid_at > deleted_at and outcome <> 'refund_due'`;
