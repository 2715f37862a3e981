import { messages } from '@pawsume/contract/messages';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import type { ZodType } from 'zod';
import { explainWith } from '~/api/message-of.ts';
import { copyOf, same } from '~/lib/form-values.ts';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { type WayOn, wayOnFrom } from './problem.ts';
import { useDraft } from './use-draft.ts';

interface Options<V extends FieldValues, Out> {
  schema: ZodType<Out>;
  /** What the server has, as form values. */
  stored: V;
  draft: { key: string | null; kept: ZodType<Partial<V>> };
  /** Sends the answers. Answers what saving changed in the form, mostly nothing. */
  onSave: (answers: Out) => Promise<Partial<V>>;
  /** What to say if the server gives no reason. */
  failed: string;
  savedAt?: Date | null;
}

/** A step's form: its draft, whether anything is unsaved, and saving. */
export const useStepForm = <V extends FieldValues, Out>(options: Options<V, Out>) => {
  const saved = useRef(options.stored);
  const [savedAt, setSavedAt] = useState(options.savedAt ?? null);
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const succeeded = useRef(false);

  const form = useZodForm<V, Out>({
    schema: options.schema,
    defaultValues: options.stored,
    onSubmit: async (answers, values) => {
      // Typing goes on while the answers travel, and RHF's values are one living object.
      const sent = copyOf(values);
      settle(sent, await options.onSave(answers));
      succeeded.current = true;
    },
    explain: (error) => {
      setWayOn(wayOnFrom(error));
      return explainWith(options.failed)(error);
    },
  });

  const { rhf } = form;
  const draft = useDraft<V>({ rhf, saved, ...options.draft });

  const settle = (sent: V, changed: Partial<V>) => {
    const now = copyOf(rhf.getValues());
    saved.current = { ...sent, ...changed };
    rhf.reset(saved.current);
    if (!same(now, sent)) rhf.reset({ ...now, ...changed }, { keepDefaultValues: true });
    draft.forgetRestored();
    setSavedAt(new Date());
  };

  /** Whether it worked; what did not is shown in the form. */
  const save = async (): Promise<boolean> => {
    succeeded.current = false;
    setWayOn(null);
    await form.submit();
    if (succeeded.current) toast(messages.petForm.saved);
    return succeeded.current;
  };

  const discardDraft = () => {
    rhf.reset(saved.current);
    draft.forgetRestored();
  };

  return {
    form,
    save,
    savedAt,
    wayOn,
    // What can neither be saved nor kept is nothing to ask about.
    isUnsaved: () => options.draft.key !== null && !same(rhf.getValues(), saved.current),
    restored: draft.restored,
    keepsDraft: draft.keeps,
    discardDraft,
  };
};
