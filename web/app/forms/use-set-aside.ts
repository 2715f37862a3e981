import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readAside, setAside } from '~/lib/draft-store.ts';
import type { Answers } from './answers.ts';
import type { DraftPlace } from './draft.ts';

export type SetAside<V extends FieldValues> = ReturnType<typeof useSetAside<V>>;

/** Answers that lost a conflict: they are kept on this device until somebody asks for them. */
export const useSetAside = <V extends FieldValues>(answers: Answers<V>, { key, kept }: DraftPlace<V>) => {
  const read = () => (key === null ? null : readAside(key, kept));
  const [aside, show] = useState(read);

  const drop = (): void => {
    aside?.remove();
    show(read());
  };

  return {
    isThere: aside !== null,
    /** Answers whether the device could keep them. */
    put: (values: Partial<V>): boolean => {
      if (key === null || !setAside(key, values)) return false;
      show(read());
      return true;
    },
    bringBack: (): void => {
      if (!aside) return;
      answers.show({ ...answers.typed(), ...aside.values });
      drop();
    },
    drop,
  };
};
