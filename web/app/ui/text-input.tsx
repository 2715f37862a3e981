import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

type Props = FieldProps & ComponentProps<'input'>;

export const TextInput = (props: Props) => {
  const [field, { className, ...input }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => <input type="text" {...input} {...control} className={cx(controlStyle, className)} />}
    </Field>
  );
};
