import { type ReactNode, useId } from 'react';
import { cx } from '~/lib/cx.ts';
import { FieldError } from './field-error.tsx';
import { FieldQuestion } from './field-question.tsx';

/** What every field of a form takes; a form's `field(name)` gives `error`, `invalid` and `describedBy`. */
export interface FieldProps {
  label: string;
  /** What the label asks for, in words to the person; stands under it. */
  question?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Wrong, although its message stands elsewhere (`describedBy`). */
  invalid?: boolean | undefined;
  describedBy?: string | undefined;
}

// A star for the eye only: the control itself says that it is required.
const REQUIRED_MARK = "after:ml-1 after:text-rose after:content-['*'/'']";

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean | undefined;
}

interface LabelProps extends FieldProps {
  id?: string | undefined;
  required?: boolean | undefined;
}

/** The props of a control with a label, apart: those of its Field, and its own. */
export const splitField = <P extends LabelProps>(props: P) => {
  const { label, question, hint, error, invalid, describedBy, id, required, ...rest } = props;
  return [{ label, question, hint, error, invalid, describedBy, id, required }, rest] as const;
};

interface Props extends LabelProps {
  children: (control: ControlProps) => ReactNode;
}

/**
 * A label, its question, a control, an error and a hint that belong together, for eyes and for screen readers: two rows, so that
 * fields side by side stand at one height.
 */
export const Field = ({ label, question, hint, error, invalid, describedBy, id, required, children }: Props) => {
  const generated = useId();
  const control = id ?? generated;
  const questionId = question ? `${control}-question` : '';
  const hintId = hint ? `${control}-hint` : '';
  const errorId = error ? `${control}-error` : '';
  const described = [errorId, describedBy, questionId, hintId].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1.5">
      <div>
        <label htmlFor={control} className={cx('font-semibold', required && REQUIRED_MARK)}>
          {label}
        </label>
        <FieldQuestion id={questionId}>{question}</FieldQuestion>
      </div>
      <div className="grid content-start gap-1.5">
        {children({
          id: control,
          'aria-describedby': described || undefined,
          'aria-invalid': error || invalid ? true : undefined,
          'aria-required': required,
        })}
        <FieldError id={errorId}>{error}</FieldError>
        {hint && (
          <p id={hintId} className="text-[0.9375rem] text-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
