import type { ErrorCode } from '@pawsume/contract/errors';
import { messages } from '@pawsume/contract/messages';
import { openJobs } from '#db/jobs/open-jobs';
import { eraseAccount } from '#features/account/erase-account';
import { removeForgottenResumes } from '#features/account/remove-resumes';
import { adjustCredits } from '#features/admin/change-account';
import { buyCredits, payResume } from '#features/payments/checkout/checkout';
import { closeCheckoutsOf } from '#features/payments/checkout/close-checkouts';
import { getResumeRow, hideResume } from '#features/resumes/queries';
import { AppError } from '#lib/app-error';
import { clickDownload } from './click-download.ts';
import { type Circumstances, type Ending, type Machine, operate, UNTROUBLED } from './machine.ts';
import type { Act } from './script.ts';
import { resumeIdOf, userOf, type World } from './world.ts';

/** What a person tries again after. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['payment_provider_failed', 'unavailable', 'download_failed']);
const MAX_TRIES = 5;
const HOUR_MS = 3_600_000;

type Attempt = (circumstances: Circumstances) => Promise<Ending<unknown>>;

/** A person does it, again and again until there is a definite answer; only the first try meets with trouble. */
export const perform = async (world: World, act: Act, circumstances: Circumstances): Promise<void> => {
  if (act.kind === 'reprice') {
    world.prices = { ...world.prices, single: 1100 - world.prices.single, resume: 2200 - world.prices.resume };
    return;
  }
  const attempt = attemptAt(world, act);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const ending = await attempt(tries === 0 ? circumstances : UNTROUBLED);
    if (ending.kind === 'done') return;
    if (ending.kind === 'refused' && isDefinite(ending.error)) return;
  }
  world.wrong.push(`${act.kind} had no definite answer`);
};

const isDefinite = (error: Error): boolean => error instanceof AppError && !PASSING.has(error.code);

const attemptAt = (world: World, act: Exclude<Act, { kind: 'reprice' }>): Attempt => {
  const doing = (work: (machine: Machine) => Promise<unknown>) => (circumstances: Circumstances) =>
    operate(world, circumstances, work);
  switch (act.kind) {
    case 'buy':
      return doing((machine) => buy(machine, world, act));
    case 'download':
      return clickDownload(world, act);
    case 'credits':
      return changeCredits(world, act.change);
    case 'delete resume':
      return doing((machine) => deleteForGood(machine, world, resumeIdOf(world, act.resume)));
    case 'delete account':
      return deleteAccount(world);
  }
};

/** Without the moment in which it could be brought back: what comes of it then does not depend on how fast news travel. */
const deleteForGood = async ({ db, clock }: Machine, { userId }: World, resumeId: number): Promise<void> => {
  const now = clock();
  // A machine that died between the two left it hidden.
  const refused = await hideResume(db, { userId, resumeId, now: new Date(now.getTime() - HOUR_MS) }).catch(
    (error: unknown) => error,
  );
  await removeForgottenResumes(db, now);
  if (refused) throw refused;
};

/** More than the screens allow: also where another payment for the résumé is being checked, as from an older tab. */
const buy = async (machine: Machine, world: World, { by, what }: Act & { kind: 'buy' }): Promise<void> => {
  const parts = { ...machine, gateway: machine.gateways[by] };
  const { userId } = world;
  let url: string;
  if (typeof what === 'object') {
    const { id, is_paid } = await getResumeRow(machine.db, userId, resumeIdOf(world, what.resume));
    if (is_paid) throw new AppError('already_paid', messages.payments.alreadyPaid);
    url = await payResume(parts, userId, id);
  } else {
    url = await buyCredits(parts, userId, what === 'ten' ? 10 : 1);
  }
  await remember(world, url, typeof what === 'object' ? what.resume : null);
};

/** From now on the buyer can pay there, unless it is where a buyer is told that it was paid. */
const remember = async (world: World, url: string, resume: number | null): Promise<void> => {
  if (url.includes('/success?')) return;
  const payment = await world.yard.db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_ref'])
    .where('checkout_url', '=', url)
    .executeTakeFirstOrThrow();
  const { id: paymentId, provider, provider_ref: ref } = payment;
  if (ref === null) throw new Error('a buyer was led to a checkout that nobody can find again');
  if (!world.slots.some((slot) => slot.ref === ref)) world.slots.push({ provider, ref, paymentId, resume });
};

/** It carries no key: an administrator who got no answer looks whether it was done before doing it again. */
const changeCredits = (world: World, change: 1 | -1): Attempt => {
  const { yard, userId, now } = world;
  let before: number | undefined;
  return async (circumstances) => {
    const done = await countChanges(world);
    before ??= done;
    if (done > before) return { kind: 'done', value: undefined };
    return operate(world, circumstances, ({ db }) =>
      adjustCredits({ db, now }, { userId, change, actorId: yard.adminId }),
    );
  };
};

const countChanges = async ({ yard, userId }: World): Promise<number> => {
  const changes = yard.db.selectFrom('credit_ledger').select('id').where('user_id', '=', userId);
  return (await changes.where('kind', '=', 'admin').execute()).length;
};

/** What no payment knows. */
const NOTHING_TO_FORGET = {
  jobs: openJobs(),
  shred: async () => {},
  log: { error: () => {}, warn: () => {} },
};

const deleteAccount =
  (world: World): Attempt =>
  async (circumstances) => {
    const user = await userOf(world);
    if (user.deleted_at === null) {
      const ending = await operate(world, circumstances, async (machine) => {
        await closeCheckoutsOf(machine, world.userId);
        await eraseAccount({ ...machine, ...NOTHING_TO_FORGET, now: world.now }, user);
      });
      if (ending.kind !== 'done') return ending;
    }
    world.isGone = true;
    return { kind: 'done', value: undefined };
  };
