import { messages } from '@pawsume/contract/messages';
import { saveStep3 } from '@pawsume/contract/pets';
import { useNavigate } from 'react-router';
import { send } from '~/api/client.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import type { LoadedStep } from '../load-step.ts';
import { loadAnswers } from '../step-answers.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { AdoptionSection } from './adoption-section.tsx';
import { ReferencesSection } from './references-section.tsx';
import { RentalSection } from './rental-section.tsx';
import { step3Labels } from './step3-labels.ts';
import { step3Form, step3Kept, valuesOfStep3 } from './step3-values.ts';
import { TravelSection } from './travel-section.tsx';
import { keepUnsentTexts, withUnsentTexts } from './unsent-texts.ts';

/** Rental, Adoption, Travel & References. Its Next passes over the owner's step, which the stepper leads to. */
export const Step3Screen = ({ loaded: { pet, stored } }: { loaded: LoadedStep<3> }) => {
  const navigate = useNavigate();
  const shown = ({ values, version }: typeof stored) => ({
    values: withUnsentTexts(pet.id, valuesOfStep3(values)),
    version,
  });
  const state = useStepForm({
    schema: step3Form,
    stored: shown(stored),
    labels: step3Labels,
    draft: { key: petDraftKey({ petId: pet.id }, 3), kept: step3Kept },
    onSave: async (body, version) => {
      const typed = state.form.rhf.getValues();
      const saved = await send(saveStep3, { params: { pet_id: pet.id }, body: { ...body, version } });
      keepUnsentTexts(pet.id, typed);
      return saved;
    },
    reload: async () => shown(await loadAnswers(3, pet.id)),
    failed: messages.petForm.saveFailed[3],
  });
  return (
    <StepForm
      step={3}
      pet={pet}
      state={state}
      back="Back to Profile"
      actions={<Button onClick={() => navigate(paths.form(5, pet.id))}>Next</Button>}
    >
      <RentalSection form={state.form} />
      <AdoptionSection form={state.form} />
      <TravelSection form={state.form} />
      <ReferencesSection form={state.form} />
    </StepForm>
  );
};
