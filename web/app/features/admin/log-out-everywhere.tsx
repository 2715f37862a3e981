import { type AdminUser, endUserSessions } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { LogOut } from '../../ui/icons.tsx';
import { Breakable } from './breakable.tsx';
import { isRefused } from './load-dashboard.ts';

interface Props {
  user: AdminUser;
  /** The element that names the user. */
  describedBy: string;
}

export const LogOutEverywhere = ({ user, describedBy }: Props) => {
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const [ending, setEnding] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const ask = () => {
    setError(null);
    setAsking(true);
  };
  const end = async () => {
    setEnding(true);
    try {
      const { msg } = await send(endUserSessions, { params: { id: user.id } });
      setAsking(false);
      toast.success(msg);
      // Administrators who log themselves out are sent to the login.
      await revalidate();
    } catch (failure) {
      if (isRefused(failure)) await revalidate();
      setError(messageOf(failure, messages.admin.endSessionsFailed));
    }
    setEnding(false);
  };
  return (
    <>
      <button
        type="button"
        title="Log out everywhere"
        aria-describedby={describedBy}
        onClick={ask}
        className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-leaf-tint hover:text-ink"
      >
        <LogOut aria-hidden className="size-5" />
        <span className="sr-only">Log out everywhere</span>
      </button>
      <ConfirmDialog
        open={asking}
        question={
          <>
            Log <Breakable text={user.username} /> out?
          </>
        }
        confirmLabel="Log out everywhere"
        loading={ending}
        error={error}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Every device of this user is logged out at once. Nothing else changes, and logging in again is possible.
      </ConfirmDialog>
    </>
  );
};
