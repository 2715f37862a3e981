import { messages } from '@pawsume/contract/messages';
import { useLogOut } from '~/api/use-log-out.ts';
import type { UnconfirmedAccount } from '~/api/whose-account.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { accountLine } from './whose-account.tsx';

interface Props {
  account: UnconfirmedAccount;
  onAnswer: (isMine: boolean) => void;
}

export const AskAccount = ({ account, onAnswer }: Props) => {
  const logOut = useLogOut();
  const leave = () => {
    onAnswer(false);
    return logOut();
  };
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title="Is this your account?"
      description={<span className="wrap-anywhere">{accountLine(account)}</span>}
      actions={
        <>
          <Button variant="secondary" onClick={leave}>
            Log out
          </Button>
          <Button onClick={() => onAnswer(true)}>Yes, this is me</Button>
        </>
      }
    >
      <p>{messages.account.confirmBefore}</p>
    </Dialog>
  );
};
