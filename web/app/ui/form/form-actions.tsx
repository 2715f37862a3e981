import type { ReactNode } from 'react';

interface Props {
  /** The way back, on the left; on a phone below the others. */
  back: ReactNode;
  /** A few quiet words, such as when it was last saved. */
  status?: ReactNode;
  /** The buttons that lead on, the main one last; on a phone they share a row. */
  children: ReactNode;
}

/** The buttons under a form. */
export const FormActions = ({ back, status, children }: Props) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
    {back}
    <div className="grid gap-3 sm:flex sm:items-center">
      <p aria-live="polite" className="text-center text-[0.9375rem] text-soft empty:hidden">
        {status}
      </p>
      <div className="flex flex-wrap gap-3 *:flex-auto">{children}</div>
    </div>
  </div>
);
