import { type ComponentProps, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { Eye, EyeOff } from './icons.tsx';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

export const PasswordInput = (props: Props) => {
  const [field, { className, ...input }] = splitField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(controlStyle, 'pr-14', className)}
          />
          <ShowButton shown={shown} label={field.label} onToggle={() => setShown(!shown)} />
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
