import { TRAVEL_MODES } from '@pawsume/contract/pet-steps/step3';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import { FollowUp } from '~/ui/follow-up.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { MultiChips } from '~/ui/multi-chips.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { FormSection } from '../form-section.tsx';
import { YesNo } from '../yes-no.tsx';
import type { Step3Values } from './step3-values.ts';

interface Props {
  form: FieldsOf<Step3Values>;
}

export const TravelSection = ({ form }: Props) => (
  <FormSection title="Travel" intro="For flights, hotels and pet-friendly stays.">
    <YesNo label={step3Labels.has_traveled} {...form.choice('has_traveled')} />
    {form.choice('has_traveled').value === 'Yes' && (
      <FollowUp>
        <MultiChips label={step3Labels.travel_modes} options={TRAVEL_MODES} {...form.choice('travel_modes')} />
        <TextArea label={step3Labels.travel_history} {...form.field('travel_history')} />
        <TravelTroubles form={form} />
      </FollowUp>
    )}
  </FormSection>
);

const TravelTroubles = ({ form }: Props) => (
  <>
    <YesNo label={step3Labels.travel_stress} {...form.choice('travel_stress')} />
    {form.choice('travel_stress').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step3Labels.travel_stress_details} {...form.field('travel_stress_details')} />
      </FollowUp>
    )}
    <YesNo label={step3Labels.travel_banned} {...form.choice('travel_banned')} />
    {form.choice('travel_banned').value === 'Yes' && (
      <FollowUp>
        <TextArea label={step3Labels.travel_ban_details} {...form.field('travel_ban_details')} />
      </FollowUp>
    )}
  </>
);
