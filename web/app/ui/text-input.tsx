import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & ComponentProps<'input'>;

export const TextInput = ({
  label,
  question,
  hint,
  error,
  invalid,
  describedBy,
  id,
  className,
  required,
  ...rest
}: Props) => (
  <Field {...{ label, question, hint, error, invalid, describedBy, id, required }}>
    {(control) => (
      <input type="text" {...rest} {...control} aria-required={required} className={cx(controlStyle, className)} />
    )}
  </Field>
);
