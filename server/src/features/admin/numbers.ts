import { type DayNumbers, FAILURE_KINDS, type NumberSpan, type Numbers } from '@pawsume/contract/numbers';
import type { Context } from '#context';
import type { Db } from '#db/types';
import type { Log } from '#lib/log';
import {
  countRegistrations,
  countSpends,
  keepCountedDays,
  listCountedDays,
  listDayCounts,
  sumIncome,
  sumRefunds,
} from './numbers-queries.ts';

const DAY_MS = 86_400_000;
/** Longer than anything takes that was begun before midnight. */
const LATE_MS = 3_600_000;

interface Parts extends Pick<Context, 'db' | 'clock' | 'gateways'> {
  log: Log;
}

/**
 * What happened in the last days, today among them, and beside it what happened in as many days before. A day that is over
 * does not change any more: it is counted once and kept.
 */
export const readNumbers = async ({ db, clock, log, gateways }: Parts, span: NumberSpan): Promise<Numbers> => {
  const live = Object.values(gateways).some((gateway) => gateway?.live);
  const now = clock().getTime();
  const today = Math.floor(now / DAY_MS);
  const wanted = Array.from({ length: 2 * span }, (_, n) => today - 2 * span + 1 + n);
  const kept = new Map<string, DayNumbers>();
  const asked = { from: nameOf(today - 2 * span + 1), to: nameOf(today), live };
  for (const { day, numbers } of await listCountedDays(db, asked)) kept.set(day, numbers);
  const since = wanted.find((day) => !kept.has(nameOf(day))) ?? today;
  const counted = await countIn(db, { since: new Date(since * DAY_MS), until: new Date((today + 1) * DAY_MS), live });
  const all = wanted.map((n) => ({ day: nameOf(n), ...(kept.get(nameOf(n)) ?? counted.get(nameOf(n)) ?? nothing()) }));
  const isOver = (n: number) => (n + 1) * DAY_MS + LATE_MS <= now;
  const over = wanted.filter((n) => isOver(n) && !kept.has(nameOf(n))).map(nameOf);
  await keep(
    { db, log },
    over.map((day) => ({ day, live, numbers: counted.get(day) ?? nothing() })),
  );
  const [before, days] = [all.slice(0, span), all.slice(span)];
  return { days, total: sum(days), before: sum(before), test_money: !live };
};

/** Numbers are told also where they cannot be kept, as on a full disk: then one needs them most. */
const keep = async ({ db, log }: Pick<Parts, 'db' | 'log'>, days: Parameters<typeof keepCountedDays>[1]) => {
  if (days.length === 0) return;
  try {
    await keepCountedDays(db, days);
  } catch (error) {
    log.warn({ err: error }, 'days that are over could not be kept');
  }
};

/** Days in which nothing happened are left out. */
const countIn = async (
  db: Db,
  asked: { since: Date; until: Date; live: boolean },
): Promise<Map<string, DayNumbers>> => {
  const counted = new Map<string, DayNumbers>();
  const of = (day: string): DayNumbers => {
    const numbers = counted.get(day) ?? nothing();
    counted.set(day, numbers);
    return numbers;
  };
  for (const { day, count } of await countRegistrations(db, asked)) of(day).registrations = Number(count);
  for (const { day, count } of await countSpends(db, asked)) of(day).downloads = Number(count);
  for (const { day, currency, amount } of await sumIncome(db, asked)) of(day).income[currency] = Number(amount);
  for (const { day, currency, amount } of await sumRefunds(db, asked)) of(day).refunds[currency] = Number(amount);
  for (const { day, kind, count } of await listDayCounts(db, asked)) {
    if (kind === 'resume') of(day).resumes = count;
    else if (kind === 'free_download') of(day).downloads += count;
    else of(day).failures[kind] = count;
  }
  return counted;
};

/** A day, counted from 1970, as `2026-11-23`. */
const nameOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const nothing = (): DayNumbers => ({
  registrations: 0,
  resumes: 0,
  downloads: 0,
  income: {},
  refunds: {},
  failures: {},
});

const sum = (days: readonly DayNumbers[]): DayNumbers => {
  const total = nothing();
  for (const { registrations, resumes, downloads, income, refunds, failures } of days) {
    total.registrations += registrations;
    total.resumes += resumes;
    total.downloads += downloads;
    addMoney(total.income, income);
    addMoney(total.refunds, refunds);
    for (const kind of FAILURE_KINDS) {
      const count = (total.failures[kind] ?? 0) + (failures[kind] ?? 0);
      if (count > 0) total.failures[kind] = count;
    }
  }
  return total;
};

const addMoney = (total: DayNumbers['income'], more: DayNumbers['income']): void => {
  for (const [currency, cents] of Object.entries(more)) total[currency] = (total[currency] ?? 0) + cents;
};
