import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { readAside, setAside } from '~/lib/draft-store.ts';
import type { Conflict } from './conflict.ts';

interface Options<V extends FieldValues> {
  key: string | null;
  kept: ZodType<Partial<V>>;
  /** Puts values into the form: over what the server has, or over what it had when they were typed. */
  show: (values: V, over?: { saved: V; version: number | undefined }) => void;
  values: () => V;
  save: () => Promise<boolean>;
}

/** Two saves of one step that met: which of them stands, and the other one, which stays on this device. */
export const useConflict = <V extends FieldValues>({ key, kept, show, values, save }: Options<V>) => {
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [aside, showAside] = useState(() => (key === null ? null : readAside(key, kept)));

  const end = ({ theirs }: Conflict<V>, shown: V) => {
    setConflict(null);
    show(shown, { saved: theirs.values, version: theirs.version });
  };

  const keepMine = async (): Promise<void> => {
    if (!conflict) return;
    end(conflict, conflict.merged);
    await save();
  };

  const takeTheirs = (): void => {
    if (!conflict || key === null) return;
    const mine = kept.parse(conflict.merged);
    if (!setAside(key, mine)) return;
    // What no draft keeps, such as a picture, stays in the form.
    const rest = Object.fromEntries(Object.entries(values()).filter(([place]) => !(place in mine)));
    end(conflict, { ...conflict.theirs.values, ...rest });
    showAside(readAside(key, kept));
  };

  const bringBack = (): void => {
    if (!aside) return;
    show({ ...values(), ...aside.values });
    dropAside();
  };

  const dropAside = (): void => {
    aside?.remove();
    showAside(key === null ? null : readAside(key, kept));
  };

  return { conflict, setConflict, keepMine, takeTheirs, aside: aside !== null, bringBack, dropAside };
};
