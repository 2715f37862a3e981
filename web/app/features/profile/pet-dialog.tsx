import { messages } from '@pawsume/contract/messages';
import type { PetDetail, PetSummary } from '@pawsume/contract/pets';
import { Suspense } from 'react';
import { Await, Link, useAsyncError } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { GenerateProgress } from './generate-progress.tsx';
import { PetFacts, PetFactsSkeleton } from './pet-facts.tsx';
import { type GenerateFailure, useGenerate } from './use-generate.ts';

interface Props {
  pet: PetSummary;
  detail: Promise<PetDetail>;
  open: boolean;
  onClose: () => void;
  onRetry: () => void;
}

/** A pet with its owner, and what can be done next with it. */
export const PetDialog = ({ pet, detail, open, onClose, onRetry }: Props) => (
  <Dialog open={open} onClose={onClose} title={pet.pet_name}>
    <div className="grid gap-6">
      <Suspense fallback={<PetFactsSkeleton />}>
        <Await resolve={detail} errorElement={<NotLoaded onRetry={onRetry} />}>
          {(loaded) => <PetFacts pet={loaded} />}
        </Await>
      </Suspense>
      <PetActions petId={pet.pet_id} />
    </div>
  </Dialog>
);

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="error"
    action={
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {messageOf(useAsyncError(), messages.profile.petDetailsFailed)}
  </Notice>
);

const PetActions = ({ petId }: { petId: number }) => {
  const { working, failure, generate } = useGenerate(petId);
  return (
    <div className="grid gap-4">
      {working && <GenerateProgress />}
      {failure && <Failure {...failure} />}
      <div className="flex flex-wrap justify-end gap-3 *:flex-auto sm:*:flex-none">
        <ButtonLink to={paths.form(1, petId)} variant="secondary">
          Edit Pet Info
        </ButtonLink>
        <Button variant="ai" loading={working} onClick={generate}>
          Generate Resume by AI
        </Button>
      </div>
    </div>
  );
};

const Failure = ({ sentence, mendAt }: GenerateFailure) => (
  <Notice
    tone="error"
    action={
      mendAt && (
        <Link to={mendAt.to} className="text-link">
          {mendAt.label}
        </Link>
      )
    }
  >
    {sentence}
  </Notice>
);
