import { keysOf } from '@pawsume/contract/keys-of';
import { messages } from '@pawsume/contract/messages';
import { emptyFurtherStep5 } from '@pawsume/contract/pet-steps/further-step5';
import { step5Questions } from '@pawsume/contract/pet-steps/questions';
import { emptyStep5, type Step5, step5, step5Input } from '@pawsume/contract/pet-steps/step5';
import { step5Labels } from '@pawsume/contract/pet-steps/step5-labels';
import { saveStep5 } from '@pawsume/contract/pets';
import { send } from '~/api/client.ts';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { GenerateFailed } from '~/generate/generate-failed.tsx';
import { GenerateProgress } from '~/generate/generate-progress.tsx';
import { PurposeChoice } from '~/generate/purpose-choice.tsx';
import { useGenerate } from '~/generate/use-generate.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair } from '../form-section.tsx';
import { FurtherQuestions } from '../further-questions.tsx';
import { FoundEarlier } from '../import/found-earlier.tsx';
import { inThePetsName } from '../in-the-pets-name.ts';
import { kindOfPet } from '../kind-of-pet.ts';
import { typedPage } from '../live-page/typed-page.ts';
import type { LoadedStep } from '../load-step.ts';
import { loadAnswers } from '../step-answers.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { OpenSteps } from './open-steps.tsx';
import { Step5Fields } from './step5-fields.tsx';

// Object.keys knows its keys only as strings.
const NAMES = keysOf(emptyFurtherStep5);

const FurtherFields = ({ form }: { form: FieldsOf<Step5> }) => (
  <FurtherQuestions form={form} names={NAMES}>
    <TextArea label={step5Labels.routine} rows={2} {...form.field('routine')} />
    <FieldPair>
      <TextInput label={step5Labels.vet_name} {...form.field('vet_name')} />
      <TextInput label={step5Labels.vet_contact} {...form.field('vet_contact')} />
    </FieldPair>
    <TextInput label={step5Labels.after_hours_vet} {...form.field('after_hours_vet')} />
    <TextInput label={step5Labels.emergency_contact} {...form.field('emergency_contact')} />
  </FurtherQuestions>
);

const NOTHING_STORED = { values: emptyStep5, version: undefined };

/** Pet Care, Grooming & Bond, and the way to the résumé. Without a pet it can be read, not saved. */
export const Step5Screen = ({ loaded }: { loaded?: LoadedStep<5> }) => {
  const pet = loaded?.pet;
  const petId = pet?.id ?? null;
  const { text, failure, purpose, setPurpose, generate, forgetFailure } = useGenerate(petId);
  const state = useStepForm({
    schema: step5Input,
    stored: loaded?.stored ?? NOTHING_STORED,
    labels: step5Labels,
    draft: { key: pet ? petDraftKey(pet, 5) : null, kept: step5 },
    onSave: (body, version) => send(saveStep5, { params: { pet_id: demandPet(petId) }, body: { ...body, version } }),
    reload: () => loadAnswers(5, demandPet(petId)),
    failed: petId === null ? messages.generate.petIdMissing : messages.petForm.saveFailed[5],
  });
  const page =
    pet &&
    typedPage(state.form.rhf, {
      of: { kind: 'pet', ...pet },
      typed: (step5) => ({ step5 }),
      purpose,
      goTo: state.goTo,
    });
  const save = () => {
    forgetFailure();
    return state.save();
  };
  const saveAndGenerate = async () => {
    if (state.isUnsaved() && !(await save())) return;
    await generate();
  };
  const asked = inThePetsName<Step5>(state.form, {
    questions: step5Questions,
    petName: pet?.progress?.pet_name,
    kind: kindOfPet(pet),
  });
  return (
    <StepForm
      step={5}
      pet={pet}
      state={state}
      page={page}
      onSave={save}
      back="Back to profile"
      still={text !== null}
      news={
        <>
          {pet && !text && (
            <>
              <PurposeChoice value={purpose} onChange={setPurpose} />
              <OpenSteps pet={pet} />
            </>
          )}
          {pet && text && <GenerateProgress petId={pet.id} petName={pet.progress?.pet_name ?? ''} text={text} />}
          {failure && <GenerateFailed failure={failure} onRetry={saveAndGenerate} />}
        </>
      }
      actions={
        <Button variant="ai" loading={text !== null} disabled={state.form.saving} onClick={saveAndGenerate}>
          Generate Résumé with AI
        </Button>
      }
    >
      {!pet && (
        <Notice tone="error" action={<ButtonLink to={paths.form(1)}>Go to step 1</ButtonLink>}>
          {messages.petForm.idMissingFromUrl}
        </Notice>
      )}
      {pet && <FoundEarlier form={state.form} pet={pet} step={5} />}
      <Step5Fields form={asked} />
      <FurtherFields form={asked} />
    </StepForm>
  );
};

const demandPet = (petId: string | null): string => {
  if (petId === null) throw new Error('There is no pet to save this for.');
  return petId;
};
