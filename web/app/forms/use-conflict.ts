import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { toast } from '~/ui/toast.ts';
import type { Answers } from './answers.ts';
import { type Conflict, theirsInForm } from './conflict.ts';
import type { SetAside } from './use-set-aside.ts';

interface Options<V extends FieldValues> {
  answers: Answers<V>;
  aside: SetAside<V>;
  kept: ZodType<Partial<V>>;
}

/** Asks which of two saves to keep. The other answers are set aside on this device. */
export const useConflict = <V extends FieldValues>({ answers, aside, kept }: Options<V>) => {
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const close = () => setConflict(null);

  const keepMine = (): void => {
    if (!conflict) return;
    close();
    answers.rebase(conflict.theirs, conflict.merged);
  };

  const takeTheirs = (): void => {
    if (!conflict) return;
    close();
    const mine = kept.parse(conflict.merged);
    const waits = aside.put(mine);
    answers.rebase(conflict.theirs, theirsInForm(conflict.theirs.values, answers.typed(), mine));
    if (waits) return;
    const undo = () => answers.show({ ...answers.typed(), ...mine });
    toast(messages.forms.asideNotKept, {
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Undo', onClick: undo },
    });
  };

  return { differences: conflict?.differences ?? null, ask: setConflict, close, keepMine, takeTheirs };
};
