import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readFileDraft, removeFileDraft, writeFileDraft } from '~/lib/file-draft-store.ts';
import type { Step1Values } from './step1-values.ts';

interface Options {
  rhf: Pick<UseFormReturn<Step1Values>, 'getValues' | 'setValue'>;
  key: string;
  fileName: string;
  /** The picture that waits to be saved. */
  unsaved: File | null;
}

/** Keeps a picture that is cropped but not saved on this device, and brings it back. */
export const usePictureDraft = ({ rhf, key, fileName, unsaved }: Options): void => {
  const [lookedUp, setLookedUp] = useState(false);

  const bringBack = useEffectEvent((file: File | null) => {
    if (file && rhf.getValues('picture').kind === 'none') {
      rhf.setValue('picture', { kind: 'ready', file }, { shouldDirty: true });
    }
    setLookedUp(true);
  });

  useEffect(() => {
    let gone = false;
    void readFileDraft(key, fileName).then((file) => gone || bringBack(file));
    return () => {
      gone = true;
    };
  }, [key, fileName]);

  useEffect(() => {
    if (!lookedUp) return;
    void (unsaved ? writeFileDraft(key, unsaved) : removeFileDraft(key));
  }, [lookedUp, unsaved, key]);
};
