import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { ChevronDown } from './icons.tsx';

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  /** Those whose label is not their value have both. */
  options: readonly (string | { value: string; label: string })[];
  /** Stands for no answer; chosen again to take an answer back. */
  placeholder?: string;
}

/** The browser's own select: on a phone nothing works better. */
export const Select = (props: Props) => {
  const [field, { className, options, placeholder = 'Please choose', ...select }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={cx(controlStyle, 'appearance-none pr-11', className)}>
            <option value="">{placeholder}</option>
            {options.map((option) => {
              const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              );
            })}
          </select>
          <ChevronDown aria-hidden className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-soft" />
        </div>
      )}
    </Field>
  );
};
