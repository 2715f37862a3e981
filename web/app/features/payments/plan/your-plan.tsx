import { messages } from '@pawsume/contract/messages';
import type { User } from '@pawsume/contract/users';
import type { ReactNode } from 'react';
import { Card } from '~/ui/card.tsx';

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

/** Such as `FREE` or `PRO YEARLY`: how the plan of an account is written on screen. */
const planName = (subscriptionStatus: string): string =>
  (subscriptionStatus || 'free').replaceAll('_', ' ').toUpperCase();

const Balance = ({ credits }: { credits: number }) => (
  <p>{credits > 0 ? messages.resumes.creditsRemaining(credits) : messages.resumes.noCreditsLeft}</p>
);
