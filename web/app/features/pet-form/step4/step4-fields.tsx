import { messages } from '@pawsume/contract/messages';
import { addressWords } from '@pawsume/contract/pet-steps/address-words';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { step4Labels } from '@pawsume/contract/pet-steps/step4-labels';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair, FormSection } from '../form-section.tsx';

interface Props {
  form: FieldsOf<Step4>;
  /** The profile's address, and whether its parts stand in their fields. */
  ofProfile: string;
  isSplit: boolean;
}

export const Step4Fields = ({ form, ofProfile, isSplit }: Props) => (
  <>
    <div className="grid gap-6">
      <TextInput label={step4Labels.full_name} autoComplete="name" {...form.field('full_name')} />
      <FieldPair>
        <TextInput label={step4Labels.age} autoComplete="off" {...form.field('age')} />
        <TextInput label={step4Labels.profession} autoComplete="organization-title" {...form.field('profession')} />
        <TextInput label={step4Labels.phone} type="tel" autoComplete="tel" {...form.field('phone')} />
        <TextInput label={step4Labels.email} type="email" autoComplete="email" {...form.field('email')} />
      </FieldPair>
    </div>
    <FormSection title="Address" intro={addressIntro(ofProfile, isSplit)}>
      <AddressFields form={form} />
    </FormSection>
    <FormSection title="About you">
      <TextArea label={step4Labels.bio} rows={4} {...form.field('bio')} />
    </FormSection>
  </>
);

const AddressFields = ({ form }: Pick<Props, 'form'>) => {
  const words = addressWords(form.choice('country').value);
  return (
    <>
      <TextInput label={step4Labels.street} autoComplete="street-address" {...form.field('street')} />
      <FieldPair>
        <TextInput label={step4Labels.city} autoComplete="address-level2" {...form.field('city')} />
        <TextInput label={words.state} autoComplete="address-level1" {...form.field('state')} />
        <TextInput label={step4Labels.country} autoComplete="country-name" {...form.field('country')} />
        <TextInput label={words.zip} autoComplete="postal-code" {...form.field('zip')} />
      </FieldPair>
    </>
  );
};

const addressIntro = (address: string, isSplit: boolean): string => {
  if (address === '') return messages.petForm.cityIsEnough;
  return isSplit ? messages.petForm.addressAsWhole : messages.petForm.addressFromProfile(address);
};
