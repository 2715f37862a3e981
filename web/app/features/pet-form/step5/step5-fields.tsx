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
    <FormSection title="Your bond" intro="The part only you can write.">
      <TextArea
        label={step5Labels.owner_bond}
        rows={5}
        hint="A habit the two of you share, a moment you keep. The AI rewrites it for the résumé, from your words alone."
        {...form.field('owner_bond')}
      />
    </FormSection>
  </>
);

const CareSection = ({ form }: Props) => (
  <FormSection title="Care" intro="Who looks after your pet when you cannot.">
    <YesNo label={step5Labels.uses_daycare} {...form.choice('uses_daycare')} />
    {form.choice('uses_daycare').value === 'Yes' && (
      <FollowUp>
        <TextArea
          label={step5Labels.daycare_details}
          hint="Which one, how often, since when."
          {...form.field('daycare_details')}
        />
        <TextArea
          label={step5Labels.daycare_experience}
          hint="What the people there say: with other pets, at drop-off, at rest."
          {...form.field('daycare_experience')}
        />
      </FollowUp>
    )}
    <YesNo label={step5Labels.uses_grooming} {...form.choice('uses_grooming')} />
    {form.choice('uses_grooming').value === 'Yes' && (
      <FollowUp>
        <TextArea
          label={step5Labels.grooming_details}
          hint="Where, how often, and how your pet takes it."
          {...form.field('grooming_details')}
        />
      </FollowUp>
    )}
  </FormSection>
);
