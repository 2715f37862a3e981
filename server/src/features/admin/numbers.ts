import { type DayNumbers, FAILURE_KINDS, type NumberSpan, type Numbers } from '@pawsume/contract/numbers';
import type { Context } from '#context';
import { countRegistrations, countSpends, listDayCounts, sumIncome, sumRefunds } from './numbers-queries.ts';

const DAY_MS = 86_400_000;

type Parts = Pick<Context, 'db' | 'clock' | 'gateways'>;

/** What happened in the last days, today among them, and beside it what happened in as many days before. */
export const readNumbers = async ({ db, clock, gateways }: Parts, span: NumberSpan): Promise<Numbers> => {
  const live = Object.values(gateways).some((gateway) => gateway?.live);
  const today = Math.floor(clock().getTime() / DAY_MS) * DAY_MS;
  const since = new Date(today - (2 * span - 1) * DAY_MS);
  const days = new Map(Array.from({ length: 2 * span }, (_, n) => [dayAt(since.getTime() + n * DAY_MS), nothing()]));
  const enter = <R extends { day: string }>(rows: readonly R[], add: (day: DayNumbers, row: R) => void) => {
    for (const row of rows) {
      const day = days.get(row.day);
      if (day) add(day, row);
    }
  };

  enter(await countRegistrations(db, since), (day, { count }) => {
    day.registrations += Number(count);
  });
  enter(await countSpends(db, since), (day, { count }) => {
    day.downloads += Number(count);
  });
  enter(await sumIncome(db, { since, live }), ({ income }, { currency, amount }) => {
    income[currency] = Number(amount);
  });
  enter(await sumRefunds(db, { since, live }), ({ refunds }, { currency, amount }) => {
    refunds[currency] = Number(amount);
  });
  enter(await listDayCounts(db, since), (day, { kind, count }) => {
    if (kind === 'resume') day.resumes += count;
    else if (kind === 'free_download') day.downloads += count;
    else day.failures[kind] = count;
  });

  const all = [...days].map(([day, counted]) => ({ day, ...counted }));
  const [before, shown] = [all.slice(0, span), all.slice(span)];
  return { days: shown, total: sum(shown), before: sum(before), test_money: !live };
};

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

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
