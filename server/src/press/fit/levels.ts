import type { Design, Level } from '../design.ts';

/** The index of a design's tightest level. */
export const tightest = ({ levels }: Design): number => levels.length - 1;

/** The level at `index`, or the nearest there is. */
export const pickLevel = (design: Design, index: number): Level =>
  design.levels[Math.max(0, Math.min(index, tightest(design)))] ?? design.levels[0];
