import { messages } from '@pawsume/contract/messages';
import type { PetDetail, PetSummary } from '@pawsume/contract/pets';
import { type ReactNode, Suspense, useState } from 'react';
import { Await, useAsyncError } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { GenerateFailed } from '~/generate/generate-failed.tsx';
import { GenerateProgress } from '~/generate/generate-progress.tsx';
import { PurposeChoice } from '~/generate/purpose-choice.tsx';
import { useGenerate } from '~/generate/use-generate.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { DeletePet } from './delete-pet.tsx';
import { PetFacts, PetFactsSkeleton } from './pet-facts.tsx';

interface Props {
  pet: PetSummary;
  detail: Promise<PetDetail>;
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
  onDeleted: () => void;
}

/** A pet with its owner, and what can be done next with it. */
export const PetDialog = ({ open, onClose, ...content }: Props) => (
  <Dialog open={open} onClose={onClose} title={content.pet.pet_name}>
    <Content {...content} />
  </Dialog>
);

// A component of its own, so that it unmounts when the dialog closes and a generation under way knows that nobody waits
// for it.
const Content = ({ pet, detail, onRetry, onDeleted }: Pick<Props, 'pet' | 'detail' | 'onRetry' | 'onDeleted'>) => {
  const { text, failure, purpose, setPurpose, generate } = useGenerate(String(pet.pet_id));
  const [isDoomed, setDoomed] = useState(false);
  return (
    // Nothing has the focus under what stays in sight below.
    <div className="grid gap-6 tall:[&_input]:scroll-mb-64">
      {text ? (
        <GenerateProgress petId={String(pet.pet_id)} petName={pet.pet_name} text={text} />
      ) : (
        <Suspense fallback={<PetFactsSkeleton />}>
          <Await resolve={detail} errorElement={<DetailFailed onRetry={onRetry} />}>
            {(loaded) => <PetFacts pet={loaded} />}
          </Await>
        </Suspense>
      )}
      {!text && <PurposeChoice value={purpose} onChange={setPurpose} />}
      <NextSteps>
        {failure && <GenerateFailed failure={failure} onRetry={generate} />}
        <div className="flex flex-wrap justify-end gap-3 *:flex-auto sm:*:flex-none">
          {!text && (
            <>
              <Button variant="ghost" className="sm:mr-auto" onClick={() => setDoomed(true)}>
                Delete Pet
              </Button>
              <ButtonLink to={paths.form(1, pet.pet_id)} variant="secondary">
                Edit Pet Info
              </ButtonLink>
            </>
          )}
          <Button variant="ai" loading={text !== null} onClick={generate}>
            Generate Resume by AI
          </Button>
        </div>
      </NextSteps>
      {isDoomed && <DeletePet pet={pet} onDeleted={onDeleted} onCancel={() => setDoomed(false)} />}
    </div>
  );
};

/** In sight however long the facts are, unless there would be no room left for them; over the dialog's margin, which would show them. */
const NextSteps = ({ children }: { children: ReactNode }) => (
  <div className="-mx-6 -mb-6 grid gap-4 rounded-b-3xl border-t border-line bg-surface px-6 pt-4 pb-6 tall:sticky tall:bottom-0 sm:tall:-bottom-6 max-sm:rounded-none sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8">
    {children}
  </div>
);

const DetailFailed = ({ onRetry }: { onRetry: () => void }) => (
  <NotLoaded onRetry={onRetry}>{messageOf(useAsyncError(), messages.profile.petDetailsFailed)}</NotLoaded>
);
