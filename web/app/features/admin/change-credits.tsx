import { type AdminUser, changeCredits } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { toast } from '~/ui/toast.ts';

interface Props {
  user: AdminUser;
  /** The element that names the user. */
  describedBy: string;
}

export const ChangeCredits = ({ user, describedBy }: Props) => {
  const { revalidate } = useRevalidator();
  const [going, setGoing] = useState<1 | -1 | null>(null);
  const change = async (by: 1 | -1) => {
    const id = `credits of ${user.id}`;
    setGoing(by);
    try {
      await send(changeCredits, { params: { id: user.id }, body: { change: by } });
      toast.success(messages.admin.creditsUpdated, { id });
    } catch (error) {
      toast.error(messageOf(error, messages.admin.updateCreditsFailed), { id });
    }
    // A change that failed may have happened all the same, or show that the list is old.
    await revalidate();
    setGoing(null);
  };
  const button = (by: 1 | -1) => ({
    variant: 'secondary' as const,
    className: 'whitespace-nowrap',
    'aria-describedby': describedBy,
    loading: going === by,
    disabled: going === -by,
    onClick: () => change(by),
  });
  return (
    <div className="flex gap-2 max-lg:flex-1 max-lg:*:flex-1">
      <Button {...button(1)}>+1 Credit</Button>
      <Button {...button(-1)} disabled={going === 1 || (going === null && user.download_credits === 0)}>
        -1 Credit
      </Button>
    </div>
  );
};
