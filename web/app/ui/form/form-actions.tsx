import type { ReactNode } from 'react';

interface Props {
  /** The way back, on the left; on a phone below the others. */
  back: ReactNode;
  /** A few quiet words, such as when it was last saved. */
  status?: ReactNode;
  /** What the buttons do just now, if it can be set. */
  note?: ReactNode;
  /** The buttons that lead on, the main one last; on a phone they share a row. */
  children: ReactNode;
}

/** The buttons under a form. */
export const FormActions = ({ back, status, note, children }: Props) => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-center justify-center gap-x-4 text-[0.9375rem] text-soft empty:hidden sm:justify-end">
      {note}
      <p aria-live="polite" className="empty:hidden">
        {status}
      </p>
    </div>
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-between">
      {back}
      <div className="flex flex-wrap gap-3 *:flex-auto">{children}</div>
    </div>
  </div>
);
