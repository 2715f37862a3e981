import type { Clock } from '#lib/clock';

/** The same so many milliseconds from now. */
export const later = <Parts extends object>(parts: Parts, ms: number): Parts & { clock: Clock; fileClock: Clock } => {
  const clock = () => new Date(Date.now() + ms);
  return { ...parts, clock, fileClock: clock };
};
