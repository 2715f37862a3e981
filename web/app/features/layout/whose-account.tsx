import { messages } from '@pawsume/contract/messages';
import { useLogOut } from '~/api/use-log-out.ts';
import { confirmAccount, type UnconfirmedAccount, useUnconfirmedAccount } from '~/api/whose-account.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** The name that somebody gave, and the username beside it: a name can be made to look like anybody's. */
export const accountLine = ({ name, username }: UnconfirmedAccount): string => {
  if (username === '') return messages.account.arrivedSomewhere;
  return messages.account.arrived(name === '' ? username : `${name} (${username})`);
};

/** Stands on every screen while somebody is in an account that a link led to, until they say whose it is. */
export const WhoseAccount = () => {
  const account = useUnconfirmedAccount();
  const logOut = useLogOut();
  if (!account) return null;
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={confirmAccount}>Yes, this is me</Button>
          <Button variant="secondary" onClick={logOut}>
            Log out
          </Button>
        </div>
      }
    >
      <span className="wrap-anywhere">{accountLine(account)}</span> Not you? Log out.
    </Notice>
  );
};
