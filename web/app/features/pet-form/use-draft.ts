import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { closeDraft, openDraft, readDraft, removeDraft, writeDraft } from '~/lib/draft-store.ts';
import { same } from '~/lib/form-values.ts';

const QUIET_MS = 400;

interface Options<V extends FieldValues> {
  rhf: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'subscribe'>;
  /** Where the draft lies, opened by the loader; without a place nothing is kept. */
  key: string | null;
  /** Picks what is kept of the form's values. */
  kept: ZodType<Partial<V>>;
  /** What the server has, as form values. */
  saved: RefObject<V>;
  /** The count of saves that what is typed was begun on. */
  version: RefObject<number | undefined>;
}

/** Keeps a form's unsaved answers on this device, and brings them back when the form is opened again. */
export const useDraft = <V extends FieldValues>({ rhf, key, kept, saved, version }: Options<V>) => {
  const [restored, setRestored] = useState(false);
  const [keeps, setKeeps] = useState(key !== null);

  useLayoutEffect(() => {
    const draft = key === null ? null : readDraft(key, kept);
    const values = { ...saved.current, ...draft?.values };
    if (same(values, saved.current)) return;
    // Begun on older answers, it is compared with the newer ones when it is saved.
    version.current = draft?.version;
    rhf.reset(values, { keepDefaultValues: true });
    setRestored(true);
  }, [key, kept, rhf, saved, version]);

  const keep = useEffectEvent(() => {
    if (key === null) return;
    const now = kept.parse(rhf.getValues());
    if (same(now, kept.parse(saved.current))) removeDraft(key);
    else setKeeps(writeDraft(key, { values: now, version: version.current }));
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, QUIET_MS);
    };
    const unsubscribe = rhf.subscribe({ formState: { values: true }, callback: later });
    // A phone may end a page that is out of sight without a further word.
    addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [rhf]);

  // After the effect above, so that the last word is kept before another tab may take the draft up.
  useEffect(() => {
    if (key === null) return;
    void openDraft(key);
    return () => closeDraft(key);
  }, [key]);

  return { restored, keeps, forgetRestored: () => setRestored(false) };
};
