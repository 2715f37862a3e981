import { type Prose, prose } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { closeDraft, openDraft, readAside, readDraft, removeDraft, setAside, writeDraft } from '~/lib/draft-store.ts';
import { same } from '~/lib/form-values.ts';

type Form = Pick<UseFormReturn<Prose, unknown, Prose>, 'reset' | 'subscribe' | 'getValues'>;

export interface SavedProse {
  resumeId: number;
  saved: Prose;
  /** How often it was saved. */
  version: number | undefined;
}

/** Keeps on this device what is typed and not saved, and puts it back on return. */
export const useProseDraft = ({ resumeId, saved, version }: SavedProse, { reset, subscribe, getValues }: Form) => {
  const key = proseDraftKey(resumeId);
  const [restored, setRestored] = useState(false);
  const [aside, showAside] = useState(() => readAside(key, prose));
  // A ref: saving navigates away before the next render, and must not be asked about what was just saved.
  const unsaved = useRef(false);
  /** The count of saves that what is typed was begun on. */
  const begunOn = useRef(version);

  useEffect(() => {
    const draft = readDraft(key, prose);
    if (draft === null || same(draft.values, saved)) return;
    begunOn.current = draft.version;
    reset(draft.values, { keepDefaultValues: true });
    unsaved.current = true;
    setRestored(true);
  }, [key, saved, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          unsaved.current = !same(values, saved);
          if (unsaved.current) writeDraft(key, { values, version: begunOn.current });
          else removeDraft(key);
        },
      }),
    [key, saved, subscribe],
  );

  useEffect(() => {
    void openDraft(key);
    return () => closeDraft(key);
  }, [key]);

  const finish = () => {
    unsaved.current = false;
    setRestored(false);
    removeDraft(key);
  };

  const discard = () => {
    reset(saved);
    begunOn.current = version;
    finish();
  };

  /** Lets go of what is typed for now: it can be brought back. */
  const stepAside = () => {
    if (setAside(key, getValues())) finish();
  };

  const dropAside = () => {
    aside?.remove();
    showAside(readAside(key, prose));
  };

  const bringBack = () => {
    if (!aside) return;
    reset(aside.values, { keepDefaultValues: true });
    dropAside();
  };

  const isAside = aside !== null;
  return {
    restored,
    unsaved: () => unsaved.current,
    begunOn,
    finish,
    discard,
    stepAside,
    isAside,
    dropAside,
    bringBack,
  };
};
