import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string | undefined;
}

/** One statement to agree to. */
export const Checkbox = ({ label, error, ...input }: Props) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="mt-0.5 size-6 shrink-0 accent-leaf"
        />
        <span className="font-semibold">{label}</span>
      </label>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
};
