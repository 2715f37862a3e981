import type { Prose } from '@pawsume/contract/resumes';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { same } from '~/lib/form-values.ts';
import { dropProseDraft, keepProseDraft, readProseDraft } from './prose-draft.ts';

type Form = Pick<UseFormReturn<Prose, unknown, Prose>, 'reset' | 'subscribe'>;

/** Keeps on this device what is typed and not saved, and puts it back on return. */
export const useProseDraft = (resumeId: number, saved: Prose, { reset, subscribe }: Form) => {
  const [restored, setRestored] = useState(false);
  // A ref: saving navigates away before the next render, and must not be asked about what was just saved.
  const unsaved = useRef(false);

  useEffect(() => {
    const draft = readProseDraft(resumeId);
    if (draft === null || same(draft, saved)) return;
    reset(draft, { keepDefaultValues: true });
    unsaved.current = true;
    setRestored(true);
  }, [resumeId, saved, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          unsaved.current = !same(values, saved);
          if (unsaved.current) keepProseDraft(resumeId, values);
          else dropProseDraft(resumeId);
        },
      }),
    [resumeId, saved, subscribe],
  );

  const finish = () => {
    unsaved.current = false;
    setRestored(false);
    dropProseDraft(resumeId);
  };

  const discard = () => {
    reset(saved);
    finish();
  };

  return { restored, unsaved: () => unsaved.current, finish, discard };
};
