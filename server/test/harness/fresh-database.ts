import { inject } from 'vitest';
import { atEnd } from './at-end.ts';

/**
 * A migrated, empty database on this run's PostgreSQL, for `DATABASE_URL`. Asked for before the app is started on it, it
 * is dropped after the app has closed.
 */
export const freshDatabase = async (): Promise<string> => {
  const url = await ask({ method: 'POST' });
  atEnd(async () => {
    await ask({ method: 'DELETE', body: url });
  });
  return url;
};

const ask = async (request: RequestInit): Promise<string> => {
  const response = await fetch(inject('databaseDesk'), request);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
};
