import { trainingsFor } from '@pawsume/contract/pet-steps/asked';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import { MICROCHIP, PERSONALITIES, type Step2, TRAININGS } from '@pawsume/contract/pet-steps/step2';
import { step2Labels } from '@pawsume/contract/pet-steps/step2-labels';
import { Checkbox } from '~/ui/checkbox.tsx';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { MultiChips } from '~/ui/multi-chips.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { FormSection } from '../form-section.tsx';
import { YesNo } from '../yes-no.tsx';
import { FurtherFields } from './further-fields.tsx';

interface Props {
  form: FieldsOf<Step2>;
}

export const Step2Fields = ({ form, kind }: Props & { kind: Kind }) => (
  <>
    <FormSection title="Character">
      <MultiChips label={step2Labels.personality} options={PERSONALITIES} {...form.choice('personality')} />
    </FormSection>
    <TrainingSection form={form} kind={kind} />
    <HealthSection form={form} />
    <FurtherFields form={form} kind={kind} />
  </>
);

const TrainingSection = ({ form, kind }: Props & { kind: Kind }) => {
  const training = form.choice('training');
  // What is ticked stays in sight, though it is not offered for this kind.
  const options = TRAININGS.filter((each) => trainingsFor(kind).includes(each) || training.value.includes(each));
  return (
    <FormSection title="Training and activities" intro="Still learning counts too: say how far you are.">
      <MultiChips label={step2Labels.training} options={options} {...training} />
      <TextArea label={step2Labels.training_description} {...form.field('training_description')} />
    </FormSection>
  );
};

const HealthSection = ({ form }: Props) => (
  <FormSection title="Health" intro="What you leave open is left out of the résumé, never guessed.">
    <YesNo label={step2Labels.is_vaccinated} {...form.choice('is_vaccinated')} />
    {form.choice('is_vaccinated').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step2Labels.vaccinations} {...form.field('vaccinations')} />
      </FollowUp>
    )}
    <ChoiceChips label={step2Labels.is_microchipped} options={MICROCHIP} {...form.choice('is_microchipped')} />
    <MedicalConditions form={form} />
    <TextArea label={step2Labels.health_description} {...form.field('health_description')} />
  </FormSection>
);

const MedicalConditions = ({ form }: Props) => {
  const { value, onChange, error, question } = form.choice('has_medical_conditions');
  const { value: described } = form.choice('medical_conditions');
  return (
    <>
      <Checkbox
        label={step2Labels.has_medical_conditions}
        checked={value}
        question={question}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {/* What is described counts, so it never stays out of sight. */}
      {(value || described !== '') && (
        <FollowUp>
          <TextArea label={step2Labels.medical_conditions} {...form.field('medical_conditions')} />
        </FollowUp>
      )}
    </>
  );
};
