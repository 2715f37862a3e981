import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { createAnswers, type SavedAnswers } from './answers.ts';

import { type DraftPlace, discardDraft } from './draft.ts';
import { type Saving, saveAnswers } from './save-answers.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';
import { useSetAside } from './use-set-aside.ts';

type ZodFormOptions<V extends FieldValues, Out> = Parameters<typeof useZodForm<V, Out>>[0];

export interface KeptFormOptions<V extends FieldValues, Out>
  extends Pick<ZodFormOptions<V, Out>, 'schema' | 'focusSummary' | 'explain' | 'atField'> {
  /** What the server has. */
  stored: SavedAnswers<V>;
  draft: DraftPlace<V>;
  /** What the answers are called, by their place. */
  labels: Readonly<Record<string, string>>;
  /** Sends the answers, with the count of saves that they are based on. */
  onSave: (answers: Out, baseVersion: number | undefined) => Promise<Saving<V>>;
  /** Loads what the server has now. */
  reload: () => Promise<SavedAnswers<V>>;
  /** Says that it worked. */
  onSaved: () => void;
  savedAt?: Date | null | undefined;
}

/** A form that is kept: its draft, whether anything is unsaved, saving, and what was saved elsewhere meanwhile. */
export const useKeptForm = <V extends FieldValues, Out>(options: KeptFormOptions<V, Out>) => {
  const { schema, focusSummary = false, explain, stored, draft: place, labels, reload } = options;
  const [savedAt, setSavedAt] = useState(options.savedAt ?? null);
  const worked = useRef(false);

  const form = useZodForm<V, Out>({
    schema,
    defaultValues: stored.values,
    focusSummary,
    atField: options.atField,
    onSubmit: async (parsed): Promise<void> => {
      const send = (baseVersion: number | undefined) => options.onSave(parsed, baseVersion);
      const found = await saveAnswers({ answers, send, reload, labels });
      if (found) return conflict.ask(found);
      setSavedAt(new Date());
      worked.current = true;
    },
    explain,
  });
  const [answers] = useState(() => createAnswers(form.rhf, stored));
  const draft = useDraft({ answers, subscribe: form.rhf.subscribe, ...place });
  const aside = useSetAside(answers, place);
  const conflict = useConflict({ answers, aside, kept: place.kept });

  /** Whether it worked; what did not is shown in the form. */
  const save = async (): Promise<boolean> => {
    worked.current = false;
    await form.submit();
    if (worked.current) options.onSaved();
    return worked.current;
  };

  return {
    form,
    save,
    savedAt,
    // A form that can be neither saved nor kept does not ask before it is left.
    isUnsaved: () => place.key !== null && answers.isUnsaved(),
    ...draft,
    discardDraft: () => discardDraft(answers, place),
    aside,
    conflict,
  };
};
