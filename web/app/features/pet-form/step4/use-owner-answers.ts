import { emptyStep4, type Step4 } from '@pawsume/contract/pet-steps/step4';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ownerDraft } from '~/api/owner-draft.ts';
import { dropFromDevice, keepOnDevice, onDeviceChange, readFromDevice } from '~/lib/device-store.ts';
import { mergeAnswers, same } from '~/lib/form-values.ts';
import { besideProfile, overProfile } from './owner-from-profile.ts';

type Form = Pick<UseFormReturn<Step4, unknown, Step4>, 'getValues' | 'reset' | 'subscribe'>;

interface Options {
  rhf: Form;
  /** Null where nothing is kept. */
  key: string | null;
  /** What the profile answers: the form begins with it. */
  profile: Step4;
}

/**
 * The owner's answers, which live on this device alone: each that is not the profile's is kept as soon as it is typed. Two tabs
 * share them, answer by answer: what is typed in one appears in the other.
 */
export const useOwnerAnswers = ({ rhf, key, profile }: Options) => {
  const [keeps, setKeeps] = useState(key !== null);
  /** What this tab and the device last agreed on. */
  const agreed = useRef(profile);

  const agree = useEffectEvent(() => {
    if (key === null) return;
    const mine = ownerDraft.parse(rhf.getValues());
    const kept = readFromDevice(key, ownerDraft) ?? emptyStep4;
    const merged = mergeAnswers({ mine, base: agreed.current, theirs: overProfile(kept, profile) });
    const own = besideProfile(merged, profile);
    agreed.current = overProfile(own, profile);
    if (!same(own, kept)) {
      if (same(own, emptyStep4)) dropFromDevice(key);
      else setKeeps(keepOnDevice(key, own));
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

  /** Going on says that they stand, also where all of them are the profile's. */
  const confirm = (): void => {
    if (key !== null) keepOnDevice(key, besideProfile(ownerDraft.parse(rhf.getValues()), profile));
  };

  return { keeps, confirm };
};
