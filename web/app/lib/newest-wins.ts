/**
 * Does one piece of work at a time; of what is handed in meanwhile only the newest is done after it. Nothing that was
 * begun is broken off, so that however quickly work comes in, some is always finished.
 * @param work never rejects.
 */
export const newestWins = <Item>(work: (item: Item) => Promise<void>): ((item: Item) => void) => {
  let isWorking = false;
  let waiting: { item: Item } | null = null;

  const begin = async (item: Item): Promise<void> => {
    isWorking = true;
    await work(item);
    isWorking = false;
    const next = waiting;
    waiting = null;
    if (next) await begin(next.item);
  };

  return (item) => {
    if (isWorking) waiting = { item };
    else void begin(item);
  };
};
