import { messages } from '@pawsume/contract/messages';
import { deletePet, type PetSummary } from '@pawsume/contract/pets';
import { listMyResumes, type MyResume } from '@pawsume/contract/resumes';
import { useEffect, useEffectEvent, useState } from 'react';
import { knownUsername } from '~/api/me.ts';
import { ownerDraftKey } from '~/api/owner-draft.ts';
import { foundAnswersKey, petDraftKey, unsentTextsKey } from '~/api/pet-draft-key.ts';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { dropFromDevice } from '~/lib/device-store.ts';
import { removeDraftsOf } from '~/lib/draft-store.ts';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { toast } from '~/ui/toast.ts';

interface Props {
  pet: PetSummary;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before a pet goes, and tells what goes with it. */
export const DeletePet = ({ pet, onDeleted, onCancel }: Props) => {
  const send = useSend();
  const [resumes, setResumes] = useState<MyResume[] | null>(null);
  const { busy, attempt, failure } = useAttempt();

  // Nobody is asked about a deletion without being told what goes with it.
  const look = () =>
    attempt(messages.resumes.listFailed, async () => {
      const all = await send(listMyResumes);
      setResumes(all.filter(({ pet_id }) => pet_id === pet.pet_id));
    });
  const begin = useEffectEvent(look);
  useEffect(() => void begin(), []);

  const confirm = () => {
    if (!resumes) return look();
    return attempt(messages.pets.deleteFailed, async () => {
      const { msg } = await send(deletePet, { params: { id: pet.pet_id } });
      dropPetDrafts(
        pet.pet_id,
        resumes.map(({ resume_id }) => resume_id),
      );
      toast.success(msg);
      onDeleted();
    });
  };

  return (
    <ConfirmDialog
      open
      danger
      question={`Delete ${pet.pet_name}?`}
      confirmLabel={resumes === null && failure ? 'Try again' : 'Delete'}
      loading={busy || (resumes === null && !failure)}
      error={failure}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {resumes && whatGoesWith(pet.pet_name, resumes)}
    </ConfirmDialog>
  );
};

const counted = (count: number): string => (count === 1 ? '1 résumé' : `${count} résumés`);

/** What is lost with a pet, in a sentence or two. */
export const whatGoesWith = (petName: string, resumes: readonly { status: string }[]): string => {
  const paid = resumes.filter(({ status }) => status === 'Paid').length;
  const end = 'This cannot be undone.';
  if (resumes.length === 0) return `All answers about ${petName} and the picture are deleted. ${end}`;
  const share =
    resumes.length === 1 ? 'You paid for it' : `You paid for ${paid === resumes.length ? 'all' : paid} of them`;
  const cost = paid === 0 ? '' : ` ${share}: the free downloads go too.`;
  return `All answers about ${petName}, the picture and ${counted(resumes.length)} are deleted.${cost} ${end}`;
};

/** Of a pet that is gone nothing stays on this device: neither of its steps nor of the texts of its résumés. */
const dropPetDrafts = (petId: number, resumeIds: readonly number[]): void => {
  const username = knownUsername();
  if (username === null) return;
  const subject = { id: String(petId), username };
  for (const step of [1, 2, 3, 5] as const) removeDraftsOf(`${petDraftKey(subject, step)}@`);
  for (const resumeId of resumeIds) removeDraftsOf(`${proseDraftKey(username, resumeId)}@`);
  dropFromDevice(ownerDraftKey(subject));
  dropFromDevice(unsentTextsKey(subject));
  dropFromDevice(foundAnswersKey(petDraftKey(subject, 1)));
};
