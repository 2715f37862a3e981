import { messages } from '@pawsume/contract/messages';
import { useRevalidator } from 'react-router';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { PageHeader } from '~/ui/page-header.tsx';
import { claimPet } from './visitor-pet.ts';

/** Asked where an account meets answers that were typed before it was logged in to: the device may be shared. */
export const WhosePet = ({ petName, username }: { petName: string; username: string }) => {
  const { revalidate, state } = useRevalidator();
  const keep = () => {
    claimPet(username);
    return revalidate();
  };
  return (
    <Card className="grid gap-7">
      <PageHeader title={messages.visitor.whose(petName, username)}>
        <p>{messages.visitor.whoseExplained}</p>
      </PageHeader>
      <div className="flex flex-wrap gap-3">
        <Button loading={state === 'loading'} onClick={keep}>
          {messages.visitor.keep(petName)}
        </Button>
        <ButtonLink to={paths.form(1)} variant="secondary">
          Another pet
        </ButtonLink>
      </div>
    </Card>
  );
};
