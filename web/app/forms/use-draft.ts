import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { closeDraft, openDraft } from '~/lib/draft-store.ts';
import type { Answers } from './answers.ts';
import { type DraftPlace, keepDraft, restoreDraft } from './draft.ts';

const QUIET_MS = 400;

interface Options<V extends FieldValues> extends DraftPlace<V> {
  answers: Answers<V>;
  subscribe: UseFormReturn<V>['subscribe'];
}

/** Keeps a form's unsaved answers on this device, and brings them back when the form is opened again. */
export const useDraft = <V extends FieldValues>({ answers, subscribe, key, kept }: Options<V>) => {
  const [restored, setRestored] = useState(false);
  const [keepsDraft, setKeepsDraft] = useState(key !== null);

  useLayoutEffect(() => {
    if (restoreDraft(answers, { key, kept })) setRestored(true);
  }, [answers, key, kept]);

  const keep = useEffectEvent(() => setKeepsDraft(keepDraft(answers, { key, kept })));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      if (!answers.isUnsaved()) setRestored(false);
      clearTimeout(timer);
      timer = setTimeout(keep, QUIET_MS);
    };
    const unsubscribe = subscribe({ formState: { values: true }, callback: changed });
    // A phone may end a hidden page without any further event.
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [answers, subscribe]);

  // After the effect above, so that the draft is stored before another tab may take it over.
  useEffect(() => {
    if (key === null) return;
    void openDraft(key);
    return () => closeDraft(key);
  }, [key]);

  return { restored, keepsDraft };
};
