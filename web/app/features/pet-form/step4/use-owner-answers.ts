import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ownerDraft } from '~/api/owner-draft.ts';
import { dropFromDevice, keepOnDevice, onDeviceChange, readFromDevice } from '~/lib/device-store.ts';
import { mergeAnswers, same } from '~/lib/form-values.ts';

type Form = Pick<UseFormReturn<Step4, unknown, Step4>, 'getValues' | 'reset' | 'subscribe'>;

/**
 * The owner's answers, which live on this device alone: each is kept as soon as it is typed. Two tabs share them, answer
 * by answer: what is typed in one appears in the other.
 */
export const useOwnerAnswers = (rhf: Form, key: string | null) => {
  const [keeps, setKeeps] = useState(key !== null);
  /** What this tab and the device last agreed on. */
  const agreed = useRef(emptyStep4);

  const agree = useEffectEvent(() => {
    if (key === null) return;
    const mine = ownerDraft.parse(rhf.getValues());
    const theirs = readFromDevice(key, ownerDraft) ?? emptyStep4;
    const merged = mergeAnswers({ mine, base: agreed.current, theirs });
    agreed.current = merged;
    if (!same(merged, theirs)) {
      if (same(merged, emptyStep4)) dropFromDevice(key);
      else setKeeps(keepOnDevice(key, merged));
    }
    if (!same(merged, mine)) rhf.reset(merged, { keepDefaultValues: true });
  });

  useLayoutEffect(() => agree(), []);

  useEffect(() => {
    const unsubscribe = rhf.subscribe({ formState: { values: true }, callback: agree });
    const stop = key === null ? undefined : onDeviceChange(key, agree);
    return () => {
      unsubscribe();
      stop?.();
    };
  }, [rhf, key]);

  return { keeps };
};
