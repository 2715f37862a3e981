import { registryMessages } from '@pawsume/contract/registry-messages';
import { FileDrop } from '~/ui/file-drop.tsx';
import { FileInput } from '~/ui/file-input.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { FileSearch } from '../../ui/icons.tsx';
import type { FileState } from './use-file-check.ts';

interface Props {
  state: FileState;
  onFile: (file: File) => void;
}

/** Where a PDF is dropped or chosen, and what is being done with it. */
export const FileToCheck = ({ state, onFile }: Props) => (
  <div className="grid gap-3">
    <FileDrop
      onFile={onFile}
      className="grid min-h-56 place-content-center justify-items-center gap-4 rounded-3xl p-6 text-center"
    >
      {state.step === 'reading' || state.step === 'comparing' ? (
        <Working state={state} />
      ) : (
        <>
          <FileSearch aria-hidden className="size-10 text-leaf" />
          <span className="text-lg pointer-coarse:hidden">{registryMessages.drop}</span>
          <FileInput label={registryMessages.choose} accept="application/pdf,.pdf" onFile={onFile} />
        </>
      )}
    </FileDrop>
    <p className="text-center text-[0.9375rem] text-pretty text-soft">{registryMessages.staysHere}</p>
    {state.step === 'problem' && <Notice tone="error">{state.message}</Notice>}
  </div>
);

const Working = ({ state }: { state: Extract<FileState, { step: 'reading' | 'comparing' }> }) => (
  <>
    <Spinner className="size-8 text-leaf" />
    <p role="status">{state.step === 'reading' ? registryMessages.reading : registryMessages.comparing}</p>
    <progress
      aria-label={registryMessages.reading}
      max={1}
      value={state.step === 'reading' ? state.share : 1}
      className="h-2 w-48 appearance-none overflow-hidden rounded-full bg-leaf-tint [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-leaf-tint [&::-webkit-progress-value]:bg-leaf"
    />
  </>
);
