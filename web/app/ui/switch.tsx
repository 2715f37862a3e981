import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A setting that is on or off, and takes effect at once. */
export const Switch = ({ label, checked, onChange }: Props) => {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-3">
      <span>{label}</span>
      <BaseSwitch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="flex h-7 w-12 shrink-0 rounded-full border-2 border-edge bg-surface p-0.5 transition-colors data-checked:border-leaf data-checked:bg-leaf forced-colors:data-checked:border-[Highlight] forced-colors:data-checked:bg-[Highlight]"
      >
        <BaseSwitch.Thumb className="size-5 rounded-full bg-edge transition-transform data-checked:translate-x-5 data-checked:bg-on-leaf forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
      </BaseSwitch.Root>
    </label>
  );
};
