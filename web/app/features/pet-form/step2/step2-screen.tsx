import { messages } from '@pawsume/contract/messages';
import { step2Questions } from '@pawsume/contract/pet-steps/questions';
import { type Step2, step2, step2Input } from '@pawsume/contract/pet-steps/step2';
import { step2Labels } from '@pawsume/contract/pet-steps/step2-labels';
import { saveStep2 } from '@pawsume/contract/pets';
import { useNavigate } from 'react-router';
import { send } from '~/api/client.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FoundEarlier } from '../import/found-earlier.tsx';
import { inThePetsName } from '../in-the-pets-name.ts';
import { kindOfPet } from '../kind-of-pet.ts';
import { typedPage } from '../live-page/typed-page.ts';
import type { LoadedStep } from '../load-step.ts';
import { loadAnswers } from '../step-answers.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { Step2Fields } from './step2-fields.tsx';

/** Personality, Training & Activities. Its answers are the form's values as they are. */
export const Step2Screen = ({ loaded: { pet, stored } }: { loaded: LoadedStep<2> }) => {
  const navigate = useNavigate();
  const state = useStepForm({
    schema: step2Input,
    stored,
    labels: step2Labels,
    draft: { key: petDraftKey(pet, 2), kept: step2 },
    onSave: (body, version) => send(saveStep2, { params: { pet_id: pet.id }, body: { ...body, version } }),
    reload: () => loadAnswers(2, pet.id),
    failed: messages.petForm.saveFailed[2],
  });
  const kind = kindOfPet(pet);
  const asked = inThePetsName<Step2>(state.form, { questions: step2Questions, petName: pet.progress?.pet_name, kind });
  const page = typedPage(state.form.rhf, {
    of: { kind: 'pet', ...pet },
    typed: (step2) => ({ step2 }),
    goTo: state.goTo,
  });
  return (
    <StepForm
      step={2}
      pet={pet}
      state={state}
      page={page}
      back="Back to profile"
      actions={<Button onClick={() => navigate(paths.form(3, pet.id))}>Next</Button>}
    >
      <FoundEarlier form={state.form} pet={pet} step={2} />
      <Step2Fields form={asked} kind={kind} />
    </StepForm>
  );
};
