import { type Ref, useId } from 'react';
import { Chip } from './chip.tsx';
import { ChipGroup } from './chip-group.tsx';
import type { FieldProps } from './field.tsx';

interface Props<T extends string> extends FieldProps {
  options: readonly T[];
  value: T | '';
  onChange: (value: T | '') => void;
  onBlur?: () => void;
  /** Receives the first input, so that a form can put the focus there. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few answers, or none: an answer given can be taken back. */
export const ChoiceChips = <T extends string>({ options, value, onChange, onBlur, ref, ...group }: Props<T>) => {
  const name = useId();
  return (
    <ChipGroup {...group}>
      {options.map((option, index) => (
        <Chip
          key={option}
          ref={index === 0 ? ref : undefined}
          type="radio"
          name={name}
          label={option}
          checked={value === option}
          onChange={() => onChange(option)}
          onBlur={onBlur}
        />
      ))}
      {value !== '' && (
        <button
          type="button"
          onClick={() => onChange('')}
          className="min-h-11 rounded-full px-3 text-[0.9375rem] text-soft underline underline-offset-4 hover:text-ink"
        >
          Clear<span className="sr-only">: {group.label}</span>
        </button>
      )}
    </ChipGroup>
  );
};
