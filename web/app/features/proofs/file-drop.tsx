import { proofMessages } from '@pawsume/contract/proof-messages';
import { type DragEvent, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { FileInput } from '~/ui/file-input.tsx';

/** By their names too, because not every system knows what kind of file they are. */
const FILES = 'application/pdf,image/*,.pdf,.heic,.heif';

/** Where a file is chosen, dropped, or taken with a phone's camera. */
export const FileDrop = ({ onFile }: { onFile: (file: File) => void }) => {
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
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border-2 border-dashed p-4 transition-colors',
        isOver ? 'border-leaf bg-leaf-tint' : 'border-edge',
      )}
    >
      <FileInput label={proofMessages.choose} accept={FILES} onFile={onFile} />
      <span className="text-soft pointer-coarse:hidden">{proofMessages.drop}</span>
      <span className="hidden pointer-coarse:inline">
        <FileInput label={proofMessages.camera} accept="image/*" capture="environment" onFile={onFile} />
      </span>
    </div>
  );
};
