import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { step4Labels } from '@pawsume/contract/pet-steps/step4-labels';
import type { User } from '@pawsume/contract/users';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { FieldPair, FormSection } from '../form-section.tsx';

interface Props {
  form: FieldsOf<Step4>;
  /** The profile, if it is known here: it is taken where a field is left empty, and shows there. */
  me: User | null;
}

export const Step4Fields = ({ form, me }: Props) => (
  <>
    <div className="grid gap-6">
      <TextInput
        label={step4Labels.full_name}
        autoComplete="name"
        placeholder={me?.name}
        {...form.field('full_name')}
      />
      <FieldPair>
        <TextInput label={step4Labels.age} autoComplete="off" {...form.field('age')} />
        <TextInput
          label={step4Labels.profession}
          autoComplete="organization-title"
          placeholder={me?.profession}
          {...form.field('profession')}
        />
        <TextInput
          label={step4Labels.phone}
          type="tel"
          autoComplete="tel"
          placeholder={me?.phone}
          {...form.field('phone')}
        />
        <TextInput
          label={step4Labels.email}
          type="email"
          autoComplete="email"
          placeholder={me?.email}
          {...form.field('email')}
        />
      </FieldPair>
    </div>
    <FormSection title="Address" intro={addressIntro(me?.address ?? '')}>
      <TextInput label={step4Labels.street} autoComplete="street-address" {...form.field('street')} />
      <FieldPair>
        <TextInput label={step4Labels.city} autoComplete="address-level2" {...form.field('city')} />
        <TextInput label={step4Labels.state} autoComplete="address-level1" {...form.field('state')} />
        <TextInput label={step4Labels.country} autoComplete="country-name" {...form.field('country')} />
        <TextInput label={step4Labels.zip} autoComplete="postal-code" {...form.field('zip')} />
      </FieldPair>
    </FormSection>
    <FormSection title="About you">
      <TextArea label={step4Labels.bio} rows={4} {...form.field('bio')} />
    </FormSection>
  </>
);

const addressIntro = (address: string): string =>
  address === ''
    ? 'City and country are enough for a résumé that many will read.'
    : `From your profile: ${address}. Any answer here takes its place as a whole.`;
