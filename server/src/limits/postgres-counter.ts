import { RateLimiterRes } from 'rate-limiter-flexible';
import { addPoints, type CountRow, deletePoints, findPoints, type Statements, setPoints } from './count-queries.ts';
import type { Counter } from './counter.ts';

interface Rule {
  name: string;
  points: number;
  windowS: number;
}

/** Counts for all servers of a database, and by its clock. */
export const postgresCounter = (statements: Statements, { name, points: most, windowS }: Rule): Counter => {
  const nameOf = (key: string | number): string => `${name}:${key}`;
  const outcomeOf = ({ points, left }: CountRow): RateLimiterRes =>
    new RateLimiterRes(Math.max(0, most - points), Math.max(0, left), points, false);
  const add = async (key: string | number, points: number): Promise<RateLimiterRes> =>
    outcomeOf(await addPoints(statements, { key: nameOf(key), points, windowMs: windowS * 1000 }));

  return {
    async consume(key, points = 1) {
      const outcome = await add(key, points);
      if (outcome.consumedPoints > most) throw outcome;
      return outcome;
    },
    penalty: (key, points = 1) => add(key, points),
    reward: (key, points = 1) => add(key, -points),
    block: async (key, seconds) =>
      outcomeOf(await setPoints(statements, { key: nameOf(key), points: most + 1, windowMs: seconds * 1000 })),
    async get(key) {
      const found = await findPoints(statements, nameOf(key));
      return found && outcomeOf(found);
    },
    async delete(key) {
      await deletePoints(statements, nameOf(key));
      return true;
    },
  };
};
