import { type DayNumbers, FAILURE_KINDS, type NumberSpan, type Numbers } from '@pawsume/contract/numbers';
import type { Context } from '#context';
import type { Db } from '#db/types';
import { countRegistrations, countSpends, listDayCounts, sumIncome, sumRefunds } from './numbers-queries.ts';

const DAY_MS = 86_400_000;

/** What happened in the last days, today among them, and beside it what happened in as many days before. */
export const readNumbers = async (
  { db, clock, gateways }: Pick<Context, 'db' | 'clock' | 'gateways'>,
  span: NumberSpan,
): Promise<Numbers> => {
  const live = Object.values(gateways).some((gateway) => gateway?.live);
  const today = Math.floor(clock().getTime() / DAY_MS);
  const first = today - 2 * span + 1;
  const counted = await countIn(db, { since: new Date(first * DAY_MS), until: new Date((today + 1) * DAY_MS), live });
  const all = Array.from({ length: 2 * span }, (_, n) => nameOf(first + n)).map((day) => ({
    day,
    ...(counted.get(day) ?? nothing()),
  }));
  const [before, days] = [all.slice(0, span), all.slice(span)];
  return { days, total: sum(days), before: sum(before), test_money: !live };
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
