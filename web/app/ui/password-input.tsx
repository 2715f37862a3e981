import { type ComponentProps, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';
import { Eye, EyeOff } from './icons.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

export const PasswordInput = ({
  label,
  hint,
  error,
  invalid,
  describedBy,
  id,
  className,
  required,
  ...rest
}: Props) => {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, invalid, describedBy, id, required }}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            aria-required={required}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(controlStyle, 'pr-14', className)}
          />
          <ShowButton shown={shown} label={label} onToggle={() => setShown(!shown)} />
        </div>
      )}
    </Field>
  );
};

const ShowButton = ({ shown, label, onToggle }: { shown: boolean; label: string; onToggle: () => void }) => (
  <button
    type="button"
    onClick={onToggle}
    className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-xl text-soft hover:text-ink"
  >
    {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
    <span className="sr-only">{`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}</span>
  </button>
);
