import { keysOf } from '@pawsume/contract/keys-of';
import { emptyFurtherStep2, GOOD_WITH, NEUTERED } from '@pawsume/contract/pet-steps/further-step2';
import type { Kind } from '@pawsume/contract/pet-steps/species';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import { step2Labels } from '@pawsume/contract/pet-steps/step2-labels';
import { ChoiceChips } from '~/ui/choice-chips.tsx';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FurtherQuestions } from '../further-questions.tsx';
import { showsFor } from '../kind-of-pet.ts';

interface Props {
  form: FieldsOf<Step2>;
  kind: Kind;
}

// Object.keys knows its keys only as strings.
const NAMES = keysOf(emptyFurtherStep2);
const COMPANY = ['good_with_children', 'good_with_dogs', 'good_with_cats'] as const;

export const FurtherFields = ({ form, kind }: Props) => (
  <FurtherQuestions form={form} names={NAMES}>
    <Habitat form={form} kind={kind} />
    <Body form={form} kind={kind} />
    {COMPANY.filter(showsFor(form, kind)).map((name) => (
      <ChoiceChips key={name} label={step2Labels[name]} options={GOOD_WITH} {...form.choice(name)} />
    ))}
    <DailyLife form={form} kind={kind} />
  </FurtherQuestions>
);

const Habitat = ({ form, kind }: Props) => {
  const shows = showsFor(form, kind);
  return (
    <>
      {shows('enclosure') && <TextArea label={step2Labels.enclosure} rows={2} {...form.field('enclosure')} />}
      {shows('climate') && <TextArea label={step2Labels.climate} rows={2} {...form.field('climate')} />}
    </>
  );
};

const Body = ({ form, kind }: Props) => (
  <>
    {showsFor(form, kind)('spayed_neutered') && (
      <ChoiceChips label={step2Labels.spayed_neutered} options={NEUTERED} {...form.choice('spayed_neutered')} />
    )}
    <TextInput label={step2Labels.colour_markings} {...form.field('colour_markings')} />
    {form.choice('is_microchipped').value === 'Yes' && (
      <TextInput label={step2Labels.microchip_number} {...form.field('microchip_number')} />
    )}
    {form.choice('is_vaccinated').value === 'Yes' && (
      <TextArea label={step2Labels.vaccine_dates} rows={2} {...form.field('vaccine_dates')} />
    )}
  </>
);

const DailyLife = ({ form, kind }: Props) => (
  <>
    <TextArea label={step2Labels.noise} rows={2} {...form.field('noise')} />
    <TextArea label={step2Labels.feeding} rows={2} {...form.field('feeding')} />
    <TextArea label={step2Labels.medicines} rows={2} {...form.field('medicines')} />
    {showsFor(form, kind)('fears') && <TextArea label={step2Labels.fears} rows={2} {...form.field('fears')} />}
  </>
);
