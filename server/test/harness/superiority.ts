/** The chance that one of `first` is greater than one of `second`: 0.5 where nothing tells them apart. */
export const superiority = (first: number[], second: number[]): number => {
  let wins = 0;
  for (const a of first) for (const b of second) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (first.length * second.length);
};
