import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { toast } from '~/ui/toast.ts';
import { isRefused } from './load-dashboard.ts';

/** Changes something, says so and loads the dashboard again. A refusal leads to the login by that. */
export const useChange = () => {
  const { revalidate } = useRevalidator();
  const { busy, attempt, failure, setProblem } = useAttempt();
  /** The same for a form: throws why it failed. */
  const make = async (call: () => Promise<{ msg: string }>): Promise<void> => {
    try {
      toast.success((await call()).msg);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
    await revalidate();
  };
  const change = (failed: string, call: () => Promise<{ msg: string }>): Promise<boolean> =>
    attempt(failed, () => make(call));
  return { change, make, busy, failure, forgetFailure: () => setProblem(null) };
};
