import type { Ref } from 'react';
import { Chip } from './chip.tsx';
import { ChipGroup } from './chip-group.tsx';
import type { FieldProps } from './field.tsx';

interface Props<T extends string> extends FieldProps {
  options: readonly T[];
  value: readonly T[];
  /** The ticked options, in the order of `options`. */
  onChange: (value: T[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Any of a few answers. */
export const MultiChips = <T extends string>({ options, value, onChange, onBlur, ref, ...group }: Props<T>) => {
  const toggle = (option: T, ticked: boolean) =>
    onChange(options.filter((each) => (each === option ? ticked : value.includes(each))));
  return (
    <ChipGroup {...group}>
      {options.map((option, index) => (
        <Chip
          key={option}
          ref={index === 0 ? ref : undefined}
          type="checkbox"
          label={option}
          checked={value.includes(option)}
          onChange={(event) => toggle(option, event.currentTarget.checked)}
          onBlur={onBlur}
        />
      ))}
    </ChipGroup>
  );
};
