import type { ComponentProps } from 'react';
import { PasswordInput } from './password-input.tsx';

type FieldProps = Omit<ComponentProps<typeof PasswordInput>, 'label'>;

/** A new password, typed twice. */
export const NewPasswordInputs = ({ password, confirmation }: { password: FieldProps; confirmation: FieldProps }) => (
  <>
    <PasswordInput
      label="New Password"
      placeholder="Min. 8 characters"
      autoComplete="new-password"
      required
      {...password}
    />
    <PasswordInput label="Confirm New Password" autoComplete="new-password" required {...confirmation} />
  </>
);
