import { messages } from '@pawsume/contract/messages';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { cx } from '~/lib/cx.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { Button } from './button.tsx';
import { FieldError } from './field-error.tsx';
import { FieldQuestion } from './field-question.tsx';
import { FileInput } from './file-input.tsx';
import { PhotoCropper } from './photo-cropper.tsx';

/** `cropping` is chosen but not finished: a screen must not save then. */
export type PictureChoice = { kind: 'none' } | { kind: 'cropping'; file: File } | { kind: 'ready'; file: File };

export const noPicture: PictureChoice = { kind: 'none' };

/** By their names too, because not every system knows what kind of file they are. */
const PHOTOS = 'image/*,.heic,.heif';

interface Props {
  label: string;
  value: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  /** Name of the file that comes out, as the call wants it. */
  fileName: string;
  /** The picture that is stored already, or a drawing while there is none. */
  current: string | null;
  placeholder: ReactNode;
  shape?: 'rect' | 'round';
  /** What to say of a file that is no picture. */
  unreadable: string;
  question?: string | undefined;
  error?: string | undefined;
  /** Receives the field as a whole, so that a form can put the focus there. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** Choose a picture, cut it square, see it. */
export const PictureField = (props: Props) => {
  const { label, value, onChange, fileName, shape = 'rect', unreadable, question, error, ref } = props;
  const [problem, setProblem] = useState<string | undefined>();
  const id = useId();
  const chosen = useObjectUrl(value.kind === 'ready' ? value.file : null);
  const content = useRef<HTMLDivElement>(null);
  // Choosing and finishing each take away what had the focus.
  const refocus = useRef(false);
  /** What comes back where the next one is given up. */
  const before = useRef<PictureChoice>(noPicture);
  const choose = (choice: PictureChoice, problemNow?: string) => {
    refocus.current = true;
    setProblem(problemNow);
    onChange(choice);
  };
  useEffect(() => {
    if (!refocus.current || value.kind === 'cropping') return;
    refocus.current = false;
    content.current?.querySelector('input')?.focus();
  }, [value]);
  return (
    <fieldset ref={ref} tabIndex={-1} aria-describedby={`${id}-error ${id}-question`} className="grid min-w-0 gap-2">
      <legend className="font-semibold">{label}</legend>
      <FieldQuestion id={`${id}-question`}>{question}</FieldQuestion>
      {value.kind === 'cropping' ? (
        <PhotoCropper
          file={value.file}
          autoFocus={refocus.current}
          fileName={fileName}
          shape={shape}
          onCropped={(file) => choose({ kind: 'ready', file })}
          onCancel={() => choose(before.current)}
          onUnreadable={() => choose(before.current, unreadable)}
          onUndecoded={() => choose(before.current, messages.pictures.undecodedHeic)}
        />
      ) : (
        <div ref={content} className="flex flex-wrap items-center gap-4">
          <Shown url={chosen ?? props.current} round={shape === 'round'} placeholder={props.placeholder} />
          <FileInput
            label={chosen || props.current ? 'Change picture' : 'Choose picture'}
            accept={PHOTOS}
            onFile={(file) => {
              before.current = value;
              choose({ kind: 'cropping', file });
            }}
          />
          {value.kind === 'ready' && (
            <Button variant="ghost" onClick={() => choose(noPicture)}>
              Undo
            </Button>
          )}
        </div>
      )}
      <FieldError id={`${id}-error`} announced={problem !== undefined}>
        {problem ?? error}
      </FieldError>
    </fieldset>
  );
};

const Shown = ({ url, round, placeholder }: { url: string | null; round: boolean; placeholder: ReactNode }) => (
  <div className={cx('size-24 shrink-0 overflow-hidden bg-leaf-tint', round ? 'rounded-full' : 'rounded-2xl')}>
    {url ? <img src={url} alt="" className="size-full object-cover" /> : placeholder}
  </div>
);
