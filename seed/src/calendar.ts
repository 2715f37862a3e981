import type { Chance } from './chance.ts';

export const DAY_MS = 86_400_000;

/** How busy a day is, from Sunday on: people see to their pets at the weekend. */
const WEEK = [1.3, 0.95, 0.85, 0.85, 0.8, 0.9, 1.35] as const;
const BUSIEST = Math.max(...WEEK);
/** From this hour on, and up to the other, somebody is three times as likely to be there. */
const EVENING = { from: 16, to: 22 } as const;
const AT_NIGHT = 1 / 3;

/** A moment between two, as a shop has them: more at weekends and in the evening. */
export const momentBetween = (chance: Chance, from: Date, to: Date): Date => {
  for (;;) {
    const moment = new Date(from.getTime() + Math.floor(chance.next() * (to.getTime() - from.getTime())));
    const hour = moment.getUTCHours();
    const isEvening = hour >= EVENING.from && hour < EVENING.to;
    const busy = ((WEEK[moment.getUTCDay()] ?? 1) / BUSIEST) * (isEvening ? 1 : AT_NIGHT);
    if (chance.happens(busy)) return moment;
  }
};

/** A moment not long after one, and never later than `end`; most come in the first weeks. */
export const momentAfter = (chance: Chance, from: Date, end: Date): Date => {
  const reach = new Date(from.getTime() + (end.getTime() - from.getTime()) * Math.max(chance.next() ** 3, 1e-6));
  return momentBetween(chance, from, reach);
};

/** When each of so many users joined, first to last: twice as many at the end of the time as at its beginning. */
export const joinings = (chance: Chance, count: number, span: { since: Date; until: Date }): Date[] =>
  Array.from({ length: count }, () => joining(chance, span)).sort((one, other) => one.getTime() - other.getTime());

const joining = (chance: Chance, { since, until }: { since: Date; until: Date }): Date => {
  for (;;) {
    const moment = momentBetween(chance, since, until);
    const share = (moment.getTime() - since.getTime()) / (until.getTime() - since.getTime());
    if (chance.happens((1 + share) / 2)) return moment;
  }
};
