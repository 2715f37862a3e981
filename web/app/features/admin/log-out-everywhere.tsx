import { type AdminUser, endUserSessions } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { LogOut } from '../../ui/icons.tsx';
import { Breakable } from './breakable.tsx';
import { RowButton } from './row-button.tsx';
import { useChange } from './use-change.ts';

interface Props {
  user: AdminUser;
  /** The element that names the user. */
  describedBy: string;
}

export const LogOutEverywhere = ({ user, describedBy }: Props) => {
  const [asking, setAsking] = useState(false);
  const { change, busy, failure, forgetFailure } = useChange();
  const ask = () => {
    forgetFailure();
    setAsking(true);
  };
  const end = () =>
    change(messages.admin.endSessionsFailed, async () => {
      const answer = await send(endUserSessions, { params: { id: user.id } });
      setAsking(false);
      return answer;
    });
  return (
    <>
      <RowButton Icon={LogOut} label="Log out everywhere" describedBy={describedBy} onClick={ask} />
      <ConfirmDialog
        open={asking}
        question={
          <>
            Log <Breakable text={user.username} /> out?
          </>
        }
        confirmLabel="Log out everywhere"
        loading={busy}
        error={failure}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Every device of this user is logged out at once. Nothing else changes, and logging in again is possible.
      </ConfirmDialog>
    </>
  );
};
