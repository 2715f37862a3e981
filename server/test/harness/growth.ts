const TIMES = 4;
/** Milliseconds below which nothing can be told. */
const LEAST = 8;

/** Milliseconds of this thread's processor time, so that a busy machine does not matter. */
export const costOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const bestOfThree = (work: () => void): number => Math.min(costOf(work), costOf(work), costOf(work));

/** Growth of the cost that stays below this is linear: four times as much text costs 4 times as much, a quadratic reader takes 16 times. */
export const LINEAR = 10;

/** How many times as much a text of `longest` characters costs as one of a quarter of them. */
export const growthOf = (read: (text: string) => void, textOf: (length: number) => string, longest: number): number => {
  const [short, long] = [textOf(longest / TIMES), textOf(longest)];
  read(short);
  return (
    bestOfThree(() => read(long)) /
    Math.max(
      bestOfThree(() => read(short)),
      LEAST,
    )
  );
};
