import { emptyFurtherStep5 } from '@pawsume/contract/pet-steps/further-step5';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { step5Labels } from '@pawsume/contract/pet-steps/step5-labels';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair } from '../form-section.tsx';
import { FurtherQuestions } from '../further-questions.tsx';

// Object.keys knows its keys only as strings.
const NAMES = Object.keys(emptyFurtherStep5) as (keyof typeof emptyFurtherStep5)[];

export const FurtherFields = ({ form }: { form: FieldsOf<Step5> }) => (
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
