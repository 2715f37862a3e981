import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A short line above the title, in small capitals. */
  eyebrow?: string;
  children?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

export const PageHeader = ({ title, eyebrow, children, actions }: Props) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="min-w-0 flex-1 basis-64">
      {eyebrow && <p className="mb-1.5 eyebrow">{eyebrow}</p>}
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {children && <div className="mt-2 max-w-prose text-pretty text-soft">{children}</div>}
    </div>
    {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
  </header>
);
