import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { step5Labels } from '@pawsume/contract/pet-steps/step5-labels';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { FormSection } from '../form-section.tsx';
import { YesNo } from '../yes-no.tsx';

interface Props {
  form: FieldsOf<Step5>;
}

export const Step5Fields = ({ form }: Props) => (
  <>
    <CareSection form={form} />
    <FormSection title="Your bond">
      <TextArea label={step5Labels.owner_bond} rows={5} {...form.field('owner_bond')} />
    </FormSection>
  </>
);

const CareSection = ({ form }: Props) => (
  <FormSection title="Care" intro="Who looks after your pet when you cannot.">
    <YesNo label={step5Labels.uses_daycare} {...form.choice('uses_daycare')} />
    {form.choice('uses_daycare').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step5Labels.daycare_details} {...form.field('daycare_details')} />
        <TextArea label={step5Labels.daycare_experience} {...form.field('daycare_experience')} />
      </FollowUp>
    )}
    <YesNo label={step5Labels.uses_grooming} {...form.choice('uses_grooming')} />
    {form.choice('uses_grooming').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step5Labels.grooming_details} {...form.field('grooming_details')} />
      </FollowUp>
    )}
  </FormSection>
);
