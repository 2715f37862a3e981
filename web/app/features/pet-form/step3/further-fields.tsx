import { emptyFurtherStep3 } from '@pawsume/contract/pet-steps/further-step3';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import { step3Labels } from '@pawsume/contract/pet-steps/step3-labels';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FurtherQuestions } from '../further-questions.tsx';
import { showsFor } from '../kind-of-pet.ts';
import type { Step3Values } from './step3-values.ts';

// Object.keys knows its keys only as strings.
const NAMES = Object.keys(emptyFurtherStep3) as (keyof typeof emptyFurtherStep3)[];

export const FurtherFields = ({ form, kind }: { form: FieldsOf<Step3Values>; kind: Kind }) => {
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
