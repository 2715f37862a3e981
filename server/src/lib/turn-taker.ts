/** Runs the work of one key one after another, in the order it came; different keys do not wait for each other. */
export const turnTaker = () => {
  const queues = new Map<number, Promise<unknown>>();
  return <T>(key: number, work: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
    queues.set(key, turn);
    const leave = () => {
      if (queues.get(key) === turn) queues.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  };
};
