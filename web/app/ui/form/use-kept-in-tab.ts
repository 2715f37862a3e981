import { useEffect, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { inSession } from '~/lib/in-session.ts';

const kept = z.record(z.string(), z.string());

interface Options<V extends FieldValues> {
  /** Where it lies in the tab's own storage. */
  key: string;
  /** Text fields, none of them secret. */
  fields: readonly Path<V>[];
}

/**
 * Keeps in this tab what is typed into some fields: a reload loses none of it, nor does a look at another screen.
 * @returns lets go of it, once it has been sent.
 */
export const useKeptInTab = <V extends FieldValues>(
  { setValue, getValues, subscribe }: Pick<UseFormReturn<V>, 'setValue' | 'getValues' | 'subscribe'>,
  { key: place, fields }: Options<V>,
): (() => void) => {
  useLayoutEffect(() => {
    const typed = inSession((storage) => kept.safeParse(JSON.parse(storage.getItem(place) ?? '{}')).data) ?? {};
    for (const field of fields) {
      // A field of text takes a text.
      if (typed[field]) setValue(field, typed[field] as PathValue<V, Path<V>>, { shouldDirty: true });
    }
  }, [place, fields, setValue]);

  useEffect(() => {
    const keep = () => {
      const values = Object.fromEntries(fields.map((field) => [field, getValues(field)]));
      inSession((storage) => storage.setItem(place, JSON.stringify(values)));
    };
    return subscribe({ formState: { values: true }, callback: keep });
  }, [place, fields, getValues, subscribe]);

  return () => {
    inSession((storage) => storage.removeItem(place));
  };
};
