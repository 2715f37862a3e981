import type { ReactNode } from 'react';
import { Card } from '~/ui/card.tsx';

interface Props {
  icon: ReactNode;
  name: string;
  /** Whether it is set up. */
  badge?: ReactNode;
  /** What it is. */
  about: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** One thing that keeps the account safe: what it is, the button that changes it, and what comes of it. */
export const SecurityCard = ({ icon, name, badge, about, action, children }: Props) => (
  <Card className="grid gap-4 sm:p-7">
    <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold sm:min-h-11">
        {icon}
        {name}
        {badge}
      </p>
      <p className="text-soft sm:col-span-2 sm:row-start-2">{about}</p>
      {action && <div className="mt-1 sm:col-start-2 sm:row-start-1 sm:mt-0">{action}</div>}
    </div>
    {children}
  </Card>
);
