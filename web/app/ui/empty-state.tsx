import type { ReactNode } from 'react';

interface Props {
  art?: ReactNode;
  title: string;
  children: ReactNode;
  /** The next thing to do, as a button or link. */
  action: ReactNode;
}

/** Nothing here yet: says why, and what to do next. */
export const EmptyState = ({ art, title, children, action }: Props) => (
  <div className="grid justify-items-center gap-3 rounded-3xl border-2 border-dashed border-line px-6 py-12 text-center">
    {art && <div className="mb-1 w-28">{art}</div>}
    <h2 className="text-xl">{title}</h2>
    <div className="max-w-prose text-soft">{children}</div>
    <div className="mt-3">{action}</div>
  </div>
);
