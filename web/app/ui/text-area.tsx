import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

type Props = FieldProps & ComponentProps<'textarea'>;

/** Grows with what is typed where the browser can (`field-sizing`), and can always be pulled larger. */
export const TextArea = (props: Props) => {
  const [field, { className, ...textarea }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={3}
          {...textarea}
          {...control}
          className={cx(controlStyle, 'min-h-24 resize-y field-sizing-content', className)}
        />
      )}
    </Field>
  );
};
