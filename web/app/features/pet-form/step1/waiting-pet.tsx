import { messages } from '@pawsume/contract/messages';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { claimPet } from './visitor-pet.ts';

/** Offers a pet that was described on this device before anybody logged in. It may be somebody else's: nothing is taken unasked. */
export const WaitingPet = ({ name, username }: { name: string; username: string }) => {
  const navigate = useNavigate();
  const keep = () => {
    claimPet(username);
    return navigate(paths.keepPet(1));
  };
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" onClick={keep}>
          {messages.visitor.keep(name)}
        </Button>
      }
    >
      {messages.visitor.waiting(name)}
    </Notice>
  );
};
