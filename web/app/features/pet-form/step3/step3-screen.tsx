import { keysOf } from '@pawsume/contract/keys-of';
import { messages } from '@pawsume/contract/messages';
import { emptyFurtherStep3 } from '@pawsume/contract/pet-steps/further-step3';
import { step3Questions } from '@pawsume/contract/pet-steps/questions';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import { emptyStep3 } from '@pawsume/contract/pet-steps/step3';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { saveStep3 } from '@pawsume/contract/pets';
import { useNavigate } from 'react-router';
import { send } from '~/api/client.ts';
import { type PetSubject, petDraftKey, unsentTextsKey } from '~/api/pet-draft-key.ts';
import { dropFromDevice, keepOnDevice, readFromDevice } from '~/lib/device-store.ts';
import { mergeAnswers, same } from '~/lib/form-values.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';
import { FurtherQuestions } from '../further-questions.tsx';
import { FoundEarlier } from '../import/found-earlier.tsx';
import { inThePetsName } from '../in-the-pets-name.ts';
import { kindOfPet, showsFor } from '../kind-of-pet.ts';
import { typedPage } from '../live-page/typed-page.ts';
import type { LoadedStep } from '../load-step.ts';
import { loadAnswers } from '../step-answers.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { YesNo } from '../yes-no.tsx';
import { AdoptionSection } from './adoption-section.tsx';
import { ReferencesSection } from './references-section.tsx';
import { answersOf, type Step3Values, step3Form, step3Kept, valuesOfStep3 } from './step3-values.ts';
import { TravelSection } from './travel-section.tsx';

const RentalSection = ({ form }: { form: FieldsOf<Step3Values> }) => (
  <FormSection title="Renting" intro="What a landlord asks first. An honest answer with its story beats a gap.">
    <YesNo label={step3Labels.rental_history} {...form.choice('rental_history')} />
    {form.choice('rental_history').value === 'Yes' && (
      <FollowUp>
        <TextInput label={step3Labels.rental_duration} placeholder="6 months" {...form.field('rental_duration')} />
        <TextArea label={step3Labels.rental_experience} {...form.field('rental_experience')} />
      </FollowUp>
    )}
    <YesNo label={step3Labels.rental_issues} {...form.choice('rental_issues')} />
    {form.choice('rental_issues').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step3Labels.rental_issue_details} {...form.field('rental_issue_details')} />
      </FollowUp>
    )}
  </FormSection>
);

// Object.keys knows its keys only as strings.
const NAMES = keysOf(emptyFurtherStep3);

const FurtherFields = ({ form, kind }: { form: FieldsOf<Step3Values>; kind: Kind }) => {
  const shows = showsFor(form, kind);
  return (
    <FurtherQuestions form={form} names={NAMES}>
      {shows('hours_alone') && <TextArea label={step3Labels.hours_alone} rows={2} {...form.field('hours_alone')} />}
      {shows('carrier') && <TextInput label={step3Labels.carrier} {...form.field('carrier')} />}
      <TextArea label={step3Labels.rehoming_reason} rows={2} {...form.field('rehoming_reason')} />
      <TextArea label={step3Labels.ideal_home} rows={2} {...form.field('ideal_home')} />
    </FurtherQuestions>
  );
};

const texts = step3Kept.pick({ adoption: true, contacts: true });
const NO_TEXTS = texts.parse(valuesOfStep3(emptyStep3));

/** Rental, Adoption, Travel & References. Its Next passes over the owner's step, which the stepper leads to. */
export const Step3Screen = ({ loaded: { pet, stored } }: { loaded: LoadedStep<3> }) => {
  const navigate = useNavigate();
  const shown = ({ values, version }: typeof stored) => ({
    values: withUnsentTexts(pet, valuesOfStep3(values)),
    version,
  });
  const state = useStepForm({
    schema: step3Form,
    stored: shown(stored),
    labels: step3Labels,
    draft: { key: petDraftKey(pet, 3), kept: step3Kept },
    onSave: async (body, version) => {
      const typed = state.form.rhf.getValues();
      const saved = await send(saveStep3, { params: { pet_id: pet.id }, body: { ...body, version } });
      keepUnsentTexts(pet, typed);
      return saved;
    },
    reload: async () => shown(await loadAnswers(3, pet.id)),
    failed: messages.petForm.saveFailed[3],
  });
  const asked = inThePetsName<Step3Values>(state.form, { questions: step3Questions, petName: pet.progress?.pet_name });
  const page = typedPage(state.form.rhf, {
    of: { kind: 'pet', ...pet },
    typed: (values) => ({ step3: answersOf(values) }),
    goTo: state.goTo,
  });
  return (
    <StepForm
      step={3}
      pet={pet}
      state={state}
      page={page}
      back="Back to Profile"
      actions={<Button onClick={() => navigate(paths.form(5, pet.id))}>Next</Button>}
    >
      <FoundEarlier form={state.form} pet={pet} step={3} />
      <RentalSection form={asked} />
      <AdoptionSection form={asked} />
      <TravelSection form={asked} />
      <ReferencesSection form={asked} />
      <FurtherFields form={asked} kind={kindOfPet(pet)} />
    </StepForm>
  );
};

/**
 * Only ticked references and the adoption that stands are sent. Texts typed for the others are kept on this device, so
 * that they are there again when the answer is changed back.
 */
const keepUnsentTexts = (pet: PetSubject, values: Step3Values): void => {
  const typed = texts.parse(values);
  if (same(typed, NO_TEXTS)) dropFromDevice(unsentTextsKey(pet));
  else keepOnDevice(unsentTextsKey(pet), typed);
};

/** What the server has, and where it has nothing, what was kept here. */
const withUnsentTexts = (pet: PetSubject, values: Step3Values): Step3Values => {
  const theirs = readFromDevice(unsentTextsKey(pet), texts) ?? NO_TEXTS;
  return { ...values, ...mergeAnswers({ mine: texts.parse(values), base: NO_TEXTS, theirs }) };
};
