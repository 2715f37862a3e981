import { importMessages } from '@pawsume/contract/import-messages';
import { Button } from '~/ui/button.tsx';
import { FileDropRow } from '~/ui/file-drop-row.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';

/** By their names too, because not every system knows what kind of file they are. */
const FILES = 'application/pdf,text/plain,.pdf,.txt';

interface Props {
  text: string;
  onText: (text: string) => void;
  reading: boolean;
  problem: string | null;
  onRead: (file?: File) => void;
}

/** Where a text is pasted, or a file chosen or dropped. */
export const TextSource = ({ text, onText, reading, problem, onRead }: Props) => (
  <div className="grid gap-4">
    <TextArea
      label={importMessages.text}
      hint={importMessages.textHint}
      rows={4}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      className="max-h-80"
    />
    <FileDropRow
      label={importMessages.choose}
      hint={importMessages.drop}
      accept={FILES}
      disabled={reading}
      onFile={onRead}
    />
    {problem && <Notice tone="error">{problem}</Notice>}
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button loading={reading} loadingLabel={importMessages.reading} onClick={() => onRead()}>
        {importMessages.read}
      </Button>
      <span className="text-sm text-soft">{importMessages.privacy}</span>
    </div>
  </div>
);
