const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A number of seconds in words, rounded up so that who waits that long has waited enough: `2 minutes`. */
export const waitWords = (seconds: number): string => {
  const [unit, size] = UNITS.find(([, size]) => seconds > size) ?? UNITS[2];
  const count = Math.max(1, Math.ceil(seconds / size));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
