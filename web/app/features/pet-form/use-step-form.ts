import { messages } from '@pawsume/contract/messages';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toast } from 'sonner';
import type { ZodType } from 'zod';
import { hasCode } from '~/api/api-error.ts';
import { explainWith } from '~/api/message-of.ts';
import { copyOf, same } from '~/lib/form-values.ts';
import { sentencesAt } from '~/ui/form/sentences.ts';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { type Elsewhere, meet } from './conflict.ts';
import { focusField } from './focus-field.ts';
import { type WayOn, wayOnFrom } from './problem.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';

interface Options<V extends FieldValues, Out> {
  schema: ZodType<Out>;
  /** What the server has, as form values. */
  stored: V;
  /** How often it was saved when it was loaded. */
  version: number | undefined;
  draft: { key: string | null; kept: ZodType<Partial<V>> };
  /** What the answers are called, by their place. */
  labels: Readonly<Record<string, string>>;
  /** Sends the answers. Answers the new count of saves, and what saving changed in the form, mostly nothing. */
  onSave: (
    answers: Out,
    version: number | undefined,
  ) => Promise<{ version?: number | undefined; changed?: Partial<V> }>;
  /** Loads what the server has now. */
  reload: () => Promise<Elsewhere<V>>;
  /** What to say if the server gives no reason. */
  failed: string;
  savedAt?: Date | null;
}

/** A step's form: its draft, whether anything is unsaved, saving, and what was saved elsewhere meanwhile. */
export const useStepForm = <V extends FieldValues, Out>(options: Options<V, Out>) => {
  const saved = useRef(options.stored);
  const version = useRef(options.version);
  /** The count of saves that `saved` is of. */
  const ground = useRef(options.version);
  const [savedAt, setSavedAt] = useState(options.savedAt ?? null);
  const [wayOn, setWayOn] = useState<WayOn | null>(null);
  const succeeded = useRef(false);

  const form = useZodForm<V, Out>({
    schema: options.schema,
    defaultValues: options.stored,
    focusSummary: true,
    onSubmit: async (answers, values) => {
      // Typing goes on while the answers travel, and RHF's values are one living object.
      const sent = copyOf(values);
      try {
        const { changed = {}, version: next } = await options.onSave(answers, version.current);
        settle(sent, { saved: { ...sent, ...changed }, version: next });
      } catch (error) {
        if (!hasCode(error, 'changed_elsewhere')) throw error;
        await compare(sent, error);
      }
    },
    explain: (error) => {
      setWayOn(wayOnFrom(error));
      return explainWith(options.failed)(error);
    },
  });

  const { rhf } = form;
  const draft = useDraft<V>({ rhf, saved, version, ...options.draft });

  /** Makes `values` what the form shows, and what the server has the ground it stands on. */
  const show = (values: V, over?: { saved: V; version: number | undefined }) => {
    if (over) {
      saved.current = over.saved;
      version.current = over.version;
      ground.current = over.version;
    }
    rhf.reset(saved.current);
    if (!same(values, saved.current)) rhf.reset(values, { keepDefaultValues: true });
    draft.forgetRestored();
  };

  const settle = (sent: V, over: { saved: V; version: number | undefined }) => {
    const now = copyOf(rhf.getValues());
    show(same(now, sent) ? over.saved : now, over);
    setSavedAt(new Date());
    succeeded.current = true;
  };

  const compare = async (sent: V, refusal: unknown) => {
    const theirs = await options.reload().catch(() => {
      throw refusal;
    });
    const base = version.current === ground.current ? saved.current : null;
    const found = meet({ mine: sent, base, theirs, labels: options.labels });
    // An answer that was lost on its way back made this save meet itself.
    if (found.differences.length === 0) settle(sent, { saved: theirs.values, version: theirs.version });
    else setConflict(found);
  };

  /** Whether it worked; what did not is shown in the form. */
  const save = async (): Promise<boolean> => {
    succeeded.current = false;
    setWayOn(null);
    await form.submit();
    if (succeeded.current) toast(messages.petForm.saved);
    return succeeded.current;
  };

  const { setConflict, ...meeting } = useConflict<V>({ ...options.draft, show, values: rhf.getValues, save });

  const discardDraft = () => {
    const discarded = copyOf(rhf.getValues());
    const before = version.current;
    show(saved.current, { saved: saved.current, version: ground.current });
    const undo = () => {
      version.current = before;
      show(discarded);
    };
    toast(messages.petForm.draftDiscarded, { action: { label: 'Undo', onClick: undo } });
  };

  const names = Object.keys(options.labels);
  return {
    form,
    save,
    savedAt,
    wayOn,
    problems: inOrder(sentencesAt(rhf.formState.errors), names).map(({ name, sentence }) => ({
      sentence,
      label: options.labels[name] ?? name,
      goTo: () => void focusField(rhf.setFocus, name, names),
    })),
    tries: rhf.formState.submitCount,
    // What can neither be saved nor kept is nothing to ask about.
    isUnsaved: () => options.draft.key !== null && !same(rhf.getValues(), saved.current),
    restored: draft.restored,
    keepsDraft: draft.keeps,
    discardDraft,
    meeting: { ...meeting, close: () => setConflict(null) },
  };
};

const inOrder = <T extends { name: string }>(problems: T[], names: string[]): T[] =>
  problems.toSorted((left, right) => names.indexOf(left.name) - names.indexOf(right.name));
