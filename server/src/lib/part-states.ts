import type { Logger } from './open-log.ts';

export const PARTS = ['database', 'press', 'pictures', 'disk'] as const;
/** Serves requests together with the code, and may be away. */
export type Part = (typeof PARTS)[number];

/** What does not work while a part is away, for the log. */
const EFFECTS: Record<Part, string> = {
  database: 'lost, requests are refused with 503 until it is back',
  press: 'sets no pages, this server is not ready until it does',
  pictures: 'the store does not answer, photos are neither saved nor shown until it does',
  disk: 'full or read-only, uploads are refused until it has room',
};

/** Remembers which parts work. Only changes are logged. */
export interface PartStates {
  /** Takes the reason why a part does not work, or null if it does. */
  note(part: Part, fault: unknown): void;
  isUp(part: Part): boolean;
}

export const openPartStates = (log: Pick<Logger, 'error' | 'info'>): PartStates => {
  const lostAt = new Map<Part, number>();
  return {
    note(part, fault) {
      const since = lostAt.get(part);
      if (fault !== null && since === undefined) {
        lostAt.set(part, performance.now());
        log.error({ err: fault }, `${part}: ${EFFECTS[part]}`);
      }
      if (fault === null && since !== undefined) {
        lostAt.delete(part);
        log.info({}, `${part}: back after ${Math.ceil((performance.now() - since) / 1000)} s`);
      }
    },
    isUp: (part) => !lostAt.has(part),
  };
};
