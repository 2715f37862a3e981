import { messages } from '@pawsume/contract/messages';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { useAskedField } from './use-asked-field.ts';

interface Props<V extends FieldValues> {
  form: FieldsOf<V>;
  names: readonly Path<V>[];
  children: ReactNode;
}

/** Questions that the specification does not ask: folded away unless one of them is answered, looked for, or has a problem. */
export const FurtherQuestions = <V extends FieldValues>({ form, names, children }: Props<V>) => {
  const id = useId();
  const [choice, setChoice] = useState<boolean | null>(null);
  const fields = names.map((name) => form.choice(name));
  const asked = useAskedField();
  const hasSomething = names.some((name) => name === asked) || fields.some(({ value }) => value !== '');
  const isOpen = fields.some(({ invalid }) => invalid) || (choice ?? hasSomething);
  return (
    <section className="grid gap-6 border-t border-line pt-5">
      <h2 className="text-xl">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChoice(!isOpen)}
          className="group flex min-h-11 w-full items-center justify-between gap-4 rounded-lg text-left hover:text-leaf"
        >
          {messages.petForm.further}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-leaf transition-transform group-aria-expanded:rotate-180"
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="grid animate-arrive gap-6">
          {children}
        </div>
      )}
    </section>
  );
};
