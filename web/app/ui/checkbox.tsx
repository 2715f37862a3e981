import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldQuestion } from './field-question.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  question?: string | undefined;
  error?: string | undefined;
}

/** One statement to agree to. */
export const Checkbox = ({ label, question, error, ...input }: Props) => {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, question && `${id}-question`].filter(Boolean).join(' ') || undefined
          }
          className="mt-0.5 size-6 shrink-0 accent-leaf"
        />
        <span className="font-semibold">{label}</span>
      </label>
      {question && (
        <div className="-mt-2 pl-9">
          <FieldQuestion id={`${id}-question`}>{question}</FieldQuestion>
        </div>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
};
