import type { ReactNode } from 'react';
import { FileDrop } from './file-drop.tsx';
import { FileInput } from './file-input.tsx';

interface Props {
  label: string;
  /** Says that a file may be dropped too; not where nothing can be. */
  hint: string;
  accept: string;
  disabled?: boolean;
  onFile: (file: File) => void;
  /** Other ways to a file. */
  children?: ReactNode;
}

/** One line inside a form where a file is chosen or dropped. */
export const FileDropRow = ({ label, hint, accept, disabled = false, onFile, children }: Props) => (
  <FileDrop
    onFile={(file) => {
      if (!disabled) onFile(file);
    }}
    className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl p-4"
  >
    <FileInput {...{ label, accept, disabled, onFile }} />
    <span className="text-soft pointer-coarse:hidden">{hint}</span>
    {children}
  </FileDrop>
);
