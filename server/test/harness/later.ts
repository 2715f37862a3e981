import type { Clock } from '#lib/clock';

/** The same so many milliseconds from now. */
export const later = <Parts extends object>(parts: Parts, ms: number): Parts & { clock: Clock } => ({
  ...parts,
  clock: () => new Date(Date.now() + ms),
});
