import { messages } from '@pawsume/contract/messages';
import { FileSearch } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { FileInput } from '~/ui/file-input.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import type { FileState } from './use-file-check.ts';

const { registry } = messages;

interface Props {
  state: FileState;
  onFile: (file: File) => void;
}

/** Where a PDF is dropped or chosen, and what is being done with it. */
export const FileDrop = ({ state, onFile }: Props) => {
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
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same */}
      <div
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'grid min-h-56 place-content-center justify-items-center gap-4 rounded-3xl border-2 border-dashed p-6 text-center transition-colors',
          isOver ? 'border-leaf bg-leaf-tint' : 'border-edge',
        )}
      >
        {state.step === 'reading' || state.step === 'comparing' ? (
          <Working state={state} />
        ) : (
          <>
            <FileSearch aria-hidden className="size-10 text-leaf" />
            <span className="text-lg pointer-coarse:hidden">{registry.drop}</span>
            <FileInput label={registry.choose} accept="application/pdf,.pdf" onFile={onFile} />
          </>
        )}
      </div>
      <p className="text-center text-[0.9375rem] text-pretty text-soft">{registry.staysHere}</p>
      {state.step === 'problem' && <Notice tone="error">{state.message}</Notice>}
    </div>
  );
};

const Working = ({ state }: { state: Extract<FileState, { step: 'reading' | 'comparing' }> }) => (
  <>
    <Spinner className="size-8 text-leaf" />
    <p role="status">{state.step === 'reading' ? registry.reading : registry.comparing}</p>
    <progress
      aria-label={registry.reading}
      max={1}
      value={state.step === 'reading' ? state.share : 1}
      className="h-2 w-48 appearance-none overflow-hidden rounded-full bg-leaf-tint [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-leaf-tint [&::-webkit-progress-value]:bg-leaf"
    />
  </>
);
