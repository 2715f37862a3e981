import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '~/lib/cx.ts';

interface Props {
  onFile: (file: File) => void;
  /** How what is in it is laid out. */
  className: string;
  /** Has a button among it that does the same as dropping. */
  children: ReactNode;
}

/** A dashed frame that a file can be dropped into. */
export const FileDrop = ({ onFile, className, children }: Props) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'border-2 border-dashed transition-colors',
        isOver ? 'border-leaf bg-leaf-tint' : 'border-edge',
        className,
      )}
    >
      {children}
    </div>
  );
};
