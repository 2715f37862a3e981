import { useState } from 'react';
import { type Explanation, explainWith } from './message-of.ts';

/** Runs what a button begins, and keeps why it failed the last time. */
export const useAttempt = () => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Explanation | null>(null);

  /**
   * Returns true if `work` succeeded.
   * @param failed what to say where the server gives no reason, or what explains the error.
   */
  const attempt = async (
    failed: string | ((error: unknown) => Explanation),
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem((typeof failed === 'string' ? explainWith(failed) : failed)(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { busy, attempt, failure: problem?.message ?? null, fields: problem?.fields ?? {}, setProblem };
};
