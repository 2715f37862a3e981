import type { NewDayCount } from '@pawsume/server/db/number-types';
import { DAY_MS } from './calendar.ts';
import type { Chance } from './chance.ts';

const FREE_DOWNLOADS = 0.2;
const FAILURES = ['mail', 'stripe', 'paypal', 'google'] as const;
const FAILING_DAYS = 0.05;
const MOST_FAILURES = 12;

/** What is counted by day because no row keeps it: résumés that were written, and what is left to chance. */
export const countDays = (
  chance: Chance,
  { resumeDays, until, days }: { resumeDays: readonly string[]; until: Date; days: number },
): NewDayCount[] => {
  const resumes = Map.groupBy(resumeDays, (day) => day);
  return Array.from({ length: days + 1 }, (_, ago) =>
    new Date(until.getTime() - ago * DAY_MS).toISOString().slice(0, 10),
  ).flatMap((day) => {
    const count = resumes.get(day)?.length ?? 0;
    const failures = FAILURES.filter(() => chance.happens(FAILING_DAYS));
    return [
      { day, kind: 'resume', count } as const,
      { day, kind: 'free_download', count: Math.floor(count * FREE_DOWNLOADS) } as const,
      ...failures.map((kind) => ({ day, kind, count: 1 + chance.below(MOST_FAILURES) })),
    ].filter((row) => row.count > 0);
  });
};
