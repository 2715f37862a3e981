import { proofMessages } from '@pawsume/contract/proof-messages';
import { FileDropRow } from '~/ui/file-drop-row.tsx';
import { FileInput } from '~/ui/file-input.tsx';

/** By their names too, because not every system knows what kind of file they are. */
const FILES = 'application/pdf,image/*,.pdf,.heic,.heif';

/** Where a file is chosen, dropped, or taken with a phone's camera. */
export const ProofSource = ({ onFile }: { onFile: (file: File) => void }) => (
  <FileDropRow label={proofMessages.choose} hint={proofMessages.drop} accept={FILES} onFile={onFile}>
    <span className="hidden pointer-coarse:inline">
      <FileInput label={proofMessages.camera} accept="image/*" capture="environment" onFile={onFile} />
    </span>
  </FileDropRow>
);
