import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useIsAskedFor } from '~/forms/use-asked-field.ts';
import type { FieldsOf } from '~/ui/form/use-zod-form.ts';
import { UnfoldButton } from '~/ui/unfold-button.tsx';

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
  const isAskedFor = useIsAskedFor(names);
  const hasSomething = isAskedFor || fields.some(({ value }) => value !== '');
  const isOpen = fields.some(({ invalid }) => invalid) || (choice ?? hasSomething);
  return (
    <section className="grid gap-6 border-t border-line pt-5">
      <h2 className="text-xl">
        <UnfoldButton isOpen={isOpen} controls={id} onToggle={() => setChoice(!isOpen)} className="rounded-lg">
          {messages.petForm.further}
        </UnfoldButton>
      </h2>
      {isOpen && (
        <div id={id} className="grid animate-arrive gap-6">
          {children}
        </div>
      )}
    </section>
  );
};
