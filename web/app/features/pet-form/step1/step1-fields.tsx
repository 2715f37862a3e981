import { messages } from '@pawsume/contract/messages';
import { GENDERS, PET_TYPES } from '@pawsume/contract/pet-steps/step1';
import { step1Labels } from '@pawsume/contract/pet-steps/step1-labels';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { PictureField } from '~/ui/picture-field.tsx';
import { SuggestInput } from '~/ui/suggest-input.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair, FormSection } from '../form-section.tsx';
import { PetDrawing } from './pet-drawing.tsx';
import { PICTURE_NAME, type Step1Values } from './step1-values.ts';

interface Props {
  form: FieldsOf<Step1Values>;
  storedPicture: string | null;
}

export const Step1Fields = ({ form, storedPicture }: Props) => (
  <>
    <PictureField
      label={step1Labels.picture}
      fileName={PICTURE_NAME}
      current={storedPicture}
      placeholder={<PetDrawing petType={form.choice('pet_type').value} />}
      unreadable={messages.pictures.unreadable}
      {...form.choice('picture')}
    />
    <FieldPair>
      <TextInput label={step1Labels.pet_name} autoComplete="off" required {...form.field('pet_name')} />
      <SuggestInput label={step1Labels.pet_type} suggestions={PET_TYPES} required {...form.choice('pet_type')} />
      <TextInput label={step1Labels.breed} {...form.field('breed')} />
      <TextInput label={step1Labels.pet_age} required {...form.field('pet_age')} />
      <SuggestInput label={step1Labels.gender} suggestions={GENDERS} {...form.choice('gender')} />
      <TextInput label={step1Labels.weight} {...form.field('weight')} />
    </FieldPair>
    <FormSection
      title="In your own words"
      intro="Two or three sentences are plenty. The AI polishes them and adds nothing."
    >
      <TextArea label={step1Labels.description} rows={5} {...form.field('description')} />
    </FormSection>
  </>
);
