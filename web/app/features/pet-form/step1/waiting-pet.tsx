import { messages } from '@pawsume/contract/messages';
import { step1Labels } from '@pawsume/contract/pet-steps/step1-labels';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { FactList } from '~/ui/fact-list.tsx';
import { Notice } from '~/ui/notice.tsx';
import { step1Kept } from './step1-values.ts';
import { claimPet, denyPet, discardPet, type WaitingPet as Pet } from './visitor-pet.ts';
import { VisitorPortrait } from './visitor-portrait.tsx';

const FIELDS = step1Kept.keyof().options;

/**
 * Offers a pet that was described on this device before anybody logged in. It may be somebody else's: nothing is taken
 * unasked, and whoever is asked can look at it first.
 */
export const WaitingPet = ({ pet, username }: { pet: Pet; username: string }) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isShown, setShown] = useState(false);
  const name = pet.values.pet_name.trim();
  const keep = () => {
    claimPet(username);
    return navigate(paths.keepPet(1));
  };
  const deny = () => {
    denyPet(pet);
    return revalidate();
  };
  const discard = async () => {
    await discardPet(pet);
    setShown(false);
    await revalidate();
  };
  const waysOn = (
    <>
      <Button variant="ghost" onClick={deny}>
        Not mine
      </Button>
      <Button variant="ghost" onClick={discard}>
        Discard
      </Button>
      <Button variant="secondary" onClick={keep}>
        {messages.visitor.keep(name)}
      </Button>
    </>
  );
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="ghost" onClick={() => setShown(true)}>
            Show answers
          </Button>
          <div className="contents">{waysOn}</div>
        </div>
      }
    >
      <span>{messages.visitor.waiting(name)}</span>
      <Dialog open={isShown} onClose={() => setShown(false)} title={messages.visitor.answers(name)} actions={waysOn}>
        <div className="grid gap-5">
          <div className="size-28 overflow-hidden rounded-full">
            <VisitorPortrait petType={pet.values.pet_type} slot={pet.slot} />
          </div>
          <FactList facts={FIELDS.map((field) => ({ label: step1Labels[field], value: String(pet.values[field]) }))} />
        </div>
      </Dialog>
    </Notice>
  );
};
