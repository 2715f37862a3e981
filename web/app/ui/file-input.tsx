import { type ComponentProps, useId } from 'react';
import { cx } from '~/lib/cx.ts';
import { focusInside } from './control-style.ts';
import { ImagePlus } from './icons.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: string;
  onFile: (file: File) => void;
}

/** A button that opens the file chooser. Choosing the same file again counts as choosing. */
export const FileInput = ({ label, onFile, ...input }: Props) => {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-leaf px-5 py-2 font-semibold text-leaf transition-colors hover:bg-leaf-tint',
        focusInside,
      )}
    >
      <ImagePlus aria-hidden className="size-5" />
      {label}
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
};
