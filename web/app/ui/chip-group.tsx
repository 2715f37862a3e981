import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';

interface Props extends FieldProps {
  children: ReactNode;
}

/** The question over a row of chips, as a fieldset with its hint and error. */
export const ChipGroup = ({ label, hint, error, invalid, describedBy, children }: Props) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset
      aria-describedby={[errorId, describedBy, hintId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error || invalid ? true : undefined}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-[0.9375rem] text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
};
