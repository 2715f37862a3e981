import { emptyFurtherStep5 } from '@pawsume/contract/pet-steps/further-step5';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { step5Labels } from '@pawsume/contract/pet-steps/step5-labels';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair } from '../form-section.tsx';
import { FurtherQuestions } from '../further-questions.tsx';

// Object.keys knows its keys only as strings.
const NAMES = Object.keys(emptyFurtherStep5) as (keyof typeof emptyFurtherStep5)[];

/** What a day is made of. */
const DAY: Record<Kind, string> = {
  dog: 'Walks, play and sleep, by the clock.',
  cat: 'Play, litter box and sleep, by the clock.',
  rabbit: 'Time out of the cage, play and rest, by the clock.',
  'small mammal': 'When it wakes, time out of the cage, rest.',
  bird: 'Light, time out of the cage, rest, by the clock.',
  reptile: 'Light and heat, when it wakes, handling.',
  fish: 'Light, water, checks, by the clock.',
  other: 'What happens when, by the clock.',
};

export const FurtherFields = ({ form, kind }: { form: FieldsOf<Step5>; kind: Kind }) => (
  <FurtherQuestions form={form} names={NAMES}>
    <TextArea label={step5Labels.routine} rows={2} hint={DAY[kind]} {...form.field('routine')} />
    <FieldPair>
      <TextInput label={step5Labels.vet_name} {...form.field('vet_name')} />
      <TextInput
        label={step5Labels.vet_contact}
        hint="Printed on the résumé; the AI does not see it."
        {...form.field('vet_contact')}
      />
    </FieldPair>
    <TextInput label={step5Labels.after_hours_vet} hint="Name and telephone." {...form.field('after_hours_vet')} />
    <TextInput
      label={step5Labels.emergency_contact}
      hint="Who can decide when you cannot be reached: name and telephone."
      {...form.field('emergency_contact')}
    />
  </FurtherQuestions>
);
