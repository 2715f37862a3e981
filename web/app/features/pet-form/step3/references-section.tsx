import { REFERENCE_TYPES, type ReferenceType } from '@pawsume/contract/pet-steps/step3';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { MultiChips } from '~/ui/multi-chips.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair, FormSection } from '../form-section.tsx';
import type { Step3Values } from './step3-values.ts';

interface Props {
  form: FieldsOf<Step3Values>;
}

export const ReferencesSection = ({ form }: Props) => {
  const { value: ticked, ...choice } = form.choice('references');
  return (
    <FormSection
      title="People who know your pet"
      intro="Ask them first: their names and contacts are printed on the résumé."
    >
      <MultiChips label={step3Labels.references} options={REFERENCE_TYPES} value={ticked} {...choice} />
      {REFERENCE_TYPES.filter((type) => ticked.includes(type)).map((type) => (
        <FollowUp key={type}>
          <Reference type={type} form={form} />
        </FollowUp>
      ))}
    </FormSection>
  );
};

const Reference = ({ type, form }: Props & { type: ReferenceType }) => (
  <FieldPair>
    <TextInput
      label={step3Labels[`contacts.${type}.name`]}
      autoComplete="off"
      {...form.field(`contacts.${type}.name`)}
    />
    <TextInput
      label={step3Labels[`contacts.${type}.contact`]}
      autoComplete="off"
      placeholder="Phone or email"
      {...form.field(`contacts.${type}.contact`)}
    />
  </FieldPair>
);
