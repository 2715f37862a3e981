import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';
import { focusInside } from './control-style.ts';
import { Check } from './icons.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'radio' | 'checkbox';
  label: string;
}

// A reader's own colours replace the tint that tells a chosen radio button.
const SHOW_CHECK = { checkbox: 'peer-checked:block', radio: 'forced-colors:peer-checked:block' } as const;

/** A real radio button or checkbox that looks like a chip. */
export const Chip = ({ type, label, ...input }: Props) => (
  <label
    className={cx(
      'inline-flex min-h-11 items-center gap-1.5 rounded-full border-2 border-edge/60 bg-surface px-4 py-1.5 font-semibold',
      'transition-colors select-none hover:border-ink has-checked:border-leaf has-checked:bg-leaf-tint',
      'has-checked:text-leaf has-disabled:opacity-60',
      focusInside,
    )}
  >
    <input {...input} type={type} className="peer sr-only" />
    <Check aria-hidden strokeWidth={3} className={cx('hidden size-4', SHOW_CHECK[type])} />
    {label}
  </label>
);
