import { type ReactNode, useId } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldError } from './field-error.tsx';
import { FieldQuestion } from './field-question.tsx';

interface Props extends FieldProps {
  children: ReactNode;
}

/** The question over a row of chips, as a fieldset with its hint and error. */
export const ChipGroup = ({ label, question, hint, error, invalid, describedBy, children }: Props) => {
  const id = useId();
  const questionId = question ? `${id}-question` : '';
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset
      aria-describedby={[errorId, describedBy, questionId, hintId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error || invalid ? true : undefined}
      className="min-w-0"
    >
      <legend className="font-semibold">{label}</legend>
      <FieldQuestion id={questionId}>{question}</FieldQuestion>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">{children}</div>
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
