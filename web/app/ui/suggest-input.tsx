import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Ref } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';

interface Props extends FieldProps {
  /** Offered, not demanded: any text may be typed. */
  suggestions: readonly string[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  required?: boolean;
  placeholder?: string;
}

/** A text field that offers what is often typed there. */
export const SuggestInput = (props: Props) => {
  const { label, hint, error, invalid, describedBy, suggestions, value, onChange, required, ...input } = props;
  return (
    <Field {...{ label, hint, error, invalid, describedBy, required }}>
      {(control) => (
        <Autocomplete.Root
          items={suggestions}
          value={value}
          // Escape closes the list. On one that is closed already it would throw away what was typed.
          onValueChange={(next, { reason }) => reason !== 'escape-key' && onChange(next)}
          openOnInputClick
        >
          <Autocomplete.Input
            {...input}
            {...control}
            // Its label is hidden from screen readers while the list is open.
            aria-label={label}
            aria-required={required}
            autoComplete="off"
            className={controlStyle}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={6} className="z-30 w-(--anchor-width)">
              <Autocomplete.Popup className="overflow-hidden rounded-xl border border-line bg-surface shadow-lifted data-empty:hidden">
                <Autocomplete.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1.5">
                  {(suggestion: string) => (
                    <Autocomplete.Item
                      key={suggestion}
                      value={suggestion}
                      className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 data-highlighted:bg-leaf-tint data-highlighted:text-leaf"
                    >
                      {suggestion}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
};
