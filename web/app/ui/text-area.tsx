import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

/** Grows with what is typed where the browser can (`field-sizing`), and can always be pulled larger. */
export const TextArea = ({
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
      <textarea
        rows={3}
        {...rest}
        {...control}
        aria-required={required}
        className={cx(controlStyle, 'min-h-24 resize-y field-sizing-content', className)}
      />
    )}
  </Field>
);
