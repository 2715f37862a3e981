import { PREVIOUS_OWNERS } from '@pawsume/contract/pet-steps/rehomed';
import { ADOPTION_TYPES, type Step3 } from '@pawsume/contract/pet-steps/step3';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { Select } from '~/ui/select.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';
import type { Step3Values } from './step3-values.ts';

interface Props {
  form: FieldsOf<Step3Values>;
}

export const AdoptionSection = ({ form }: Props) => {
  const type = form.choice('adoption_type').value;
  return (
    <FormSection title="Adoption">
      <Select label={step3Labels.adoption_type} options={ADOPTION_TYPES} {...form.field('adoption_type')} />
      {type !== '' && (
        // The key makes React mount each kind of adoption anew.
        <FollowUp key={type}>
          <AdoptionDetails type={type} form={form} />
        </FollowUp>
      )}
    </FormSection>
  );
};

const AdoptionDetails = ({ type, form }: Props & { type: Exclude<Step3['adoption_type'], ''> }) => {
  switch (type) {
    case 'Shelter':
      return <TextInput label={step3Labels['adoption.shelter']} {...form.field('adoption.shelter')} />;
    case 'Rescue Organization':
      return (
        <TextInput
          label={step3Labels['adoption.rescue_organization']}
          {...form.field('adoption.rescue_organization')}
        />
      );
    case 'Breeder':
      return <TextInput label="Breeder name and year" {...form.field('adoption.seller')} />;
    case 'Pet Store':
      return <TextInput label="Pet store name and year" {...form.field('adoption.seller')} />;
    case 'Rehomed':
      return <Rehomed form={form} />;
    case 'Rescued':
      return <TextArea label={step3Labels['adoption.rescued']} {...form.field('adoption.rescued')} />;
    case 'Other':
      return <TextArea label={step3Labels['adoption.other']} {...form.field('adoption.other')} />;
  }
};

const Rehomed = ({ form }: Props) => (
  <>
    <ChoiceChips
      label={step3Labels['adoption.rehomed.count']}
      options={PREVIOUS_OWNERS}
      {...form.choice('adoption.rehomed.count')}
    />
    <TextArea label={step3Labels['adoption.rehomed.details']} {...form.field('adoption.rehomed.details')} />
  </>
);
