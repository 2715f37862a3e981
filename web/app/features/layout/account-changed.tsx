import { messages } from '@pawsume/contract/messages';
import { useEffect, useState } from 'react';
import { forgetAccount, forgetTab } from '~/api/forget-account.ts';
import { meetStoredAccount } from '~/api/me.ts';
import { readToken } from '~/api/session.ts';
import { accountOf } from '~/api/stored-account.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';

/** Says that another account has logged in in another tab. The page under it belongs to the account before. */
export const AccountChanged = () => {
  const [isAsked, setAsked] = useState(false);
  const account = accountOf(readToken());
  useEffect(() => {
    void meetStoredAccount()
      .catch(() => undefined)
      .finally(() => setAsked(true));
  }, []);
  // The same account may have logged in again.
  if (!account && !isAsked) return null;
  const name = account?.profile?.name || account?.username;
  const reload = () => {
    if (account) forgetAccount(account.username);
    else forgetTab();
    location.reload();
  };
  return (
    <ConfirmDialog
      open
      question={
        <span className="wrap-anywhere">
          {name ? messages.account.changedTo(name) : messages.account.changedElsewhere}
        </span>
      }
      confirmLabel="Reload"
      cancelLabel={null}
      onConfirm={reload}
      onCancel={() => undefined}
    >
      {messages.account.changedExplained}
    </ConfirmDialog>
  );
};
