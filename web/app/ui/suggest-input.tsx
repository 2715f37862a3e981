import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type Ref, useEffect, useRef } from 'react';
import { cx } from '~/lib/cx.ts';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, splitField } from './field.tsx';

interface Props extends FieldProps {
  /** Offered, not demanded; every text may be typed. */
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
  const [field, { suggestions, value, onChange, ...input }] = splitField(props);
  const items = suggestions.filter((suggestion) => suggestion.toLowerCase().includes(value.trim().toLowerCase()));
  const list = useCombobox({
    items,
    inputValue: value,
    onInputValueChange: ({ inputValue }) => onChange(inputValue),
    stateReducer: keepTyped,
  });
  const isOpen = list.isOpen && items.length > 0;
  const menu = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) menu.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...list.getInputProps({
              ...input,
              ...control,
              // At once, or the cursor would jump to the end.
              onChange: (event) => onChange(event.currentTarget.value),
              'aria-labelledby': undefined,
            })}
            role="combobox"
            aria-expanded={isOpen}
            autoComplete="off"
            className={controlStyle}
          />
          <ul
            {...list.getMenuProps({ ref: menu, 'aria-label': 'Suggestions' })}
            hidden={!isOpen}
            // What scrolls is a stop of the Tab key otherwise.
            tabIndex={-1}
            className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-60 scroll-mb-4 overflow-y-auto rounded-xl border border-line bg-surface p-1.5 shadow-lifted"
          >
            {items.map((item, index) => (
              <li
                key={item}
                {...list.getItemProps({ item, index })}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center rounded-lg px-3',
                  list.highlightedIndex === index && 'bg-leaf-tint text-leaf',
                )}
              >
                {item}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
};

const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;

/** Neither Escape nor leaving the field changes what was typed. */
const keepTyped = (
  { inputValue }: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> =>
  type === InputKeyDownEscape || type === InputBlur ? { ...changes, inputValue } : changes;
