export interface Comparison {
  what: string;
  ours: string;
  theirs: string;
  ratio: number;
  /** The bound, in words, and whether it holds. */
  bound: string;
  holds: boolean;
}

/** Prints the rows and says whether every bound holds. */
export const print = (rows: Comparison[]): boolean => {
  for (const { what, ours, theirs, ratio, bound, holds } of rows) {
    process.stdout.write(
      `${holds ? 'ok   ' : 'SHORT'} ${what}: ${ours} against ${theirs}, ${ratio.toFixed(2)}× (${bound})\n`,
    );
  }
  return rows.every(({ holds }) => holds);
};
