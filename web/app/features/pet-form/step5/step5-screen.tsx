import { messages } from '@pawsume/contract/messages';
import { emptyStep5, step5, step5Input } from '@pawsume/contract/pet-steps/step5';
import { getStep5, saveStep5 } from '@pawsume/contract/pets';
import { send } from '~/api/client.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import type { Pet } from '../load-pet.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { GenerationNews } from './generation-news.tsx';
import { OpenSteps } from './open-steps.tsx';
import { Step5Fields } from './step5-fields.tsx';
import { step5Labels } from './step5-labels.ts';
import { useGeneration } from './use-generation.ts';

/** Pet Care, Grooming & Bond, and the way to the résumé. Without a pet it can be read, not saved. */
export const Step5Screen = ({ pet }: { pet: Pet | null }) => {
  const petId = pet?.id ?? null;
  const { generation, generate, forget } = useGeneration(petId);
  const working = generation.state === 'working';
  const state = useStepForm({
    schema: step5Input,
    stored: { values: pet?.step5 ?? emptyStep5, version: pet?.versions[5] },
    labels: step5Labels,
    draft: { key: petId && petDraftKey({ petId }, 5), kept: step5 },
    onSave: (body, version) => send(saveStep5, { params: { pet_id: demandPet(petId) }, body: { ...body, version } }),
    reload: async () => {
      const { version, ...values } = await send(getStep5, { params: { pet_id: demandPet(petId) } });
      return { values, version };
    },
    failed: petId === null ? messages.generate.petIdMissing : messages.petForm.saveFailed[5],
  });
  const save = () => {
    forget();
    return state.save();
  };
  const saveAndGenerate = async () => {
    if (state.isUnsaved() && !(await save())) return;
    await generate();
  };
  return (
    <StepForm
      step={5}
      pet={pet ?? undefined}
      state={state}
      onSave={save}
      back="Back to profile"
      still={working}
      news={
        <>
          {pet && !working && <OpenSteps pet={pet} />}
          <GenerationNews
            generation={generation}
            petId={petId}
            petName={pet?.step1.pet_name ?? ''}
            onRetry={saveAndGenerate}
          />
        </>
      }
      actions={
        <Button variant="ai" loading={working} disabled={state.form.saving} onClick={saveAndGenerate}>
          Generate Résumé with AI
        </Button>
      }
    >
      {pet === null && (
        <Notice tone="error" action={<ButtonLink to={paths.form(1)}>Go to step 1</ButtonLink>}>
          {messages.petForm.idMissingFromUrl}
        </Notice>
      )}
      <Step5Fields form={state.form} />
    </StepForm>
  );
};

const demandPet = (petId: string | null): string => {
  if (petId === null) throw new Error('There is no pet to save this for.');
  return petId;
};
