import type { User } from '@pawsume/contract/users';
import type { ReactNode } from 'react';
import { Card } from '~/ui/card.tsx';
import { Balance } from './balance.tsx';
import { planName } from './plan-name.ts';

interface Props {
  user: Pick<User, 'subscription_status' | 'download_credits'>;
  action: ReactNode;
}

export const YourPlan = ({ user, action }: Props) => (
  <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
    <div>
      <h2 className="font-sans text-lg">Your Plan</h2>
      <p className="font-display text-3xl leading-tight font-semibold text-leaf">
        {planName(user.subscription_status)}
      </p>
      <div className="mt-1 text-soft">
        <Balance credits={user.download_credits} />
      </div>
    </div>
    {action}
  </Card>
);
