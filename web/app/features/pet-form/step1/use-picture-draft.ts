import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { slotOf } from '~/lib/draft-slot.ts';
import { type FileDraft, readFileDraft, removeFileDraft, writeFileDraft } from '~/lib/file-draft-store.ts';
import type { PictureChoice } from '~/ui/picture-field.tsx';
import type { Step1Values } from './step1-values.ts';

interface Options {
  rhf: Pick<UseFormReturn<Step1Values>, 'getValues' | 'setValue'>;
  /** Of the step's draft, opened by the loader. */
  key: string;
  /** What is chosen and not saved. */
  unsaved: PictureChoice;
}

/** Keeps a picture that is chosen but not saved on this device, cropped or not yet, and brings it back. Answers whether it has looked. */
export const usePictureDraft = ({ rhf, key, unsaved }: Options): boolean => {
  const [lookedUp, setLookedUp] = useState(false);
  const place = `${key}@${slotOf(key)}`;

  const bringBack = useEffectEvent((draft: FileDraft | null) => {
    if (draft && rhf.getValues('picture').kind === 'none') {
      const kind = draft.state === 'cropping' ? 'cropping' : 'ready';
      rhf.setValue('picture', { kind, file: draft.file }, { shouldDirty: true });
    }
    setLookedUp(true);
  });

  useEffect(() => {
    let gone = false;
    void readFileDraft(place).then((draft) => gone || bringBack(draft));
    return () => {
      gone = true;
    };
  }, [place]);

  useEffect(() => {
    if (!lookedUp) return;
    void (unsaved.kind === 'none'
      ? removeFileDraft(place)
      : writeFileDraft(place, { file: unsaved.file, state: unsaved.kind }));
  }, [lookedUp, unsaved, place]);

  return lookedUp;
};
