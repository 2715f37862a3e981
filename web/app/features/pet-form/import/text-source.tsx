import { importMessages } from '@pawsume/contract/import-messages';
import { type DragEvent, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { Button } from '~/ui/button.tsx';
import { FileInput } from '~/ui/file-input.tsx';
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
export const TextSource = ({ text, onText, reading, problem, onRead }: Props) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !reading) onRead(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className="grid gap-4">
      <TextArea
        label={importMessages.text}
        hint={importMessages.textHint}
        rows={4}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        className="max-h-80"
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping has a button beside it that does the same */}
      <div
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border-2 border-dashed p-4 transition-colors',
          isOver ? 'border-leaf bg-leaf-tint' : 'border-edge',
        )}
      >
        <FileInput label={importMessages.choose} accept={FILES} disabled={reading} onFile={onRead} />
        <span className="text-soft pointer-coarse:hidden">{importMessages.drop}</span>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button loading={reading} loadingLabel={importMessages.reading} onClick={() => onRead()}>
          {importMessages.read}
        </Button>
        <span className="text-sm text-soft">{importMessages.privacy}</span>
      </div>
    </div>
  );
};
