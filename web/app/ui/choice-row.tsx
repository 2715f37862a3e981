import { useId } from 'react';
import { Chip } from './chip.tsx';
import { ChipGroup } from './chip-group.tsx';

interface Props<T extends string> {
  label: string;
  hint?: string | undefined;
  options: readonly T[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few settings: one is always chosen. */
export const ChoiceRow = <T extends string>({ label, hint, options, value, onChange }: Props<T>) => {
  const name = useId();
  return (
    <ChipGroup label={label} hint={hint}>
      {options.map((option) => (
        <Chip
          key={option}
          type="radio"
          name={name}
          label={option}
          checked={value === option}
          onChange={() => onChange(option)}
        />
      ))}
    </ChipGroup>
  );
};
