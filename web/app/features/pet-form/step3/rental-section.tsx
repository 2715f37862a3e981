import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';
import { YesNo } from '../yes-no.tsx';
import type { Step3Values } from './step3-values.ts';

export const RentalSection = ({ form }: { form: FieldsOf<Step3Values> }) => (
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
