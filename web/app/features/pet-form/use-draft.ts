import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import { readDraft, removeDraft, writeDraft } from '~/lib/draft-store.ts';
import { same } from '~/lib/form-values.ts';

const QUIET_MS = 400;

interface Options<V extends FieldValues> {
  rhf: Pick<UseFormReturn<V>, 'getValues' | 'reset' | 'subscribe'>;
  /** Where the draft lies; without a place nothing is kept. */
  key: string | null;
  /** Picks what is kept of the form's values. */
  kept: ZodType<Partial<V>>;
  /** What the server has, as form values. */
  saved: RefObject<V>;
}

/** Keeps a form's unsaved answers on this device, and brings them back when the form is opened again. */
export const useDraft = <V extends FieldValues>({ rhf, key, kept, saved }: Options<V>) => {
  const [restored, setRestored] = useState(false);
  const [keeps, setKeeps] = useState(key !== null);

  useLayoutEffect(() => {
    const draft = key === null ? null : readDraft(key, kept);
    const values = { ...saved.current, ...draft };
    if (same(values, saved.current)) return;
    rhf.reset(values, { keepDefaultValues: true });
    setRestored(true);
  }, [key, kept, rhf, saved]);

  const keep = useEffectEvent(() => {
    if (key === null) return;
    const now = kept.parse(rhf.getValues());
    if (same(now, kept.parse(saved.current))) removeDraft(key);
    else setKeeps(writeDraft(key, now));
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

  return { restored, keeps, forgetRestored: () => setRestored(false) };
};
