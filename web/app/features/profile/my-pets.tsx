import { getMyPet, type PetDetail, type PetSummary } from '@pawsume/contract/pets';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSend } from '~/api/use-send.ts';
import { interruptedPurpose } from '~/generate/ask-for-resume.ts';
import { later } from '~/lib/later.ts';
import { Cat } from '~/ui/art/cat.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PetDialog } from './pet-dialog.tsx';
import { PET_GRID, PetTile } from './pet-tile.tsx';

interface Props {
  pets: readonly PetSummary[];
  /** Where a new pet begins for this user. */
  createAt: string;
}

interface Chosen {
  pet: PetSummary;
  detail: Promise<PetDetail>;
}

export const MyPets = ({ pets, createAt }: Props) => {
  const send = useSend();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const show = (pet: PetSummary) => {
    setChosen({ pet, detail: later(send(getMyPet, { params: { id: pet.pet_id } })) });
    setOpen(true);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a page reload
  useEffect(() => {
    const pet = pets.find(({ pet_id }) => interruptedPurpose(String(pet_id)));
    if (pet) show(pet);
  }, []);
  const forget = () => {
    setOpen(false);
    void revalidate();
  };
  if (pets.length === 0) return <NoPets createAt={createAt} />;
  return (
    <>
      <ul aria-label="My Pets" className={PET_GRID}>
        {pets.map((pet) => (
          <PetTile key={pet.pet_id} pet={pet} onChoose={() => show(pet)} />
        ))}
      </ul>
      {chosen && (
        <PetDialog
          {...chosen}
          open={open}
          onClose={() => setOpen(false)}
          onRetry={() => show(chosen.pet)}
          onDeleted={forget}
        />
      )}
    </>
  );
};

const NoPets = ({ createAt }: { createAt: string }) => (
  <EmptyState
    art={
      <Portrait sky="blush">
        <Cat />
      </Portrait>
    }
    title="No pets yet"
    action={
      <ButtonLink to={createAt} variant="secondary">
        Add your first pet
      </ButtonLink>
    }
  >
    Dogs, cats, birds, reptiles and more: every pet you describe is kept here, ready for its next résumé.
  </EmptyState>
);
