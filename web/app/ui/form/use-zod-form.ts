import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, type RefCallback, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { createShownValues } from './shown-values.ts';

const isError = (value: object): value is { type: unknown; message?: unknown } => 'type' in value;

/** Every message in a form's errors with the name of its field, those of nested fields included. */
const messagesAt = (errors: object, within = ''): { name: string; message: string }[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const name = within === '' ? key : `${within}.${key}`;
    if (!isError(value)) return messagesAt(value, name);
    return typeof value.message === 'string' ? [{ name, message: value.message }] : [];
  });

const messagesIn = (errors: object): string[] => messagesAt(errors).map(({ message }) => message);

/** A message that several fields share, such as 'please fill in all': it is shown once, for the form. */
const sharedMessage = (errors: object): string | undefined => {
  const all = messagesIn(errors);
  return all.find((message, index) => all.indexOf(message) !== index);
};

/** Keeps only the errors whose message comes first in `order`; all of them if none is named there. */
const firstInOrder = <E extends object>(errors: E, order: readonly string[]): Partial<E> => {
  const first = order.find((message) => messagesIn(errors).includes(message));
  if (first === undefined) return errors;
  const kept = Object.entries(errors).filter(([, error]) => error?.message === first);
  // Some entries of an E are a partial E.
  return Object.fromEntries(kept) as Partial<E>;
};

interface Options<V extends FieldValues, Out> {
  /** Takes the form's values; what it gives is handed to `onSubmit`. */
  schema: ZodType<Out>;
  defaultValues: V;
  /** After a submit with errors the focus is the form's to put, as on a summary of them; else the first such field has it. */
  focusSummary?: boolean;
  /** What to say at a field whose message speaks of the form as a whole; that one stands in the FormNotice. */
  atField?: (name: string, message: string, values: V) => string | undefined;
  /** Messages that are shown before all others, one at a time. */
  order?: readonly string[];
  onSubmit: (answers: Out, values: V) => Promise<void> | void;
  /** Turns what `onSubmit` threw into what the form shows; `explainWith(fallback)` of the api does. */
  explain: (error: unknown) => { message: string; fields: Record<string, string> };
}

/**
 * A form over a Zod schema. `field(name)` goes into a TextInput, TextArea, PasswordInput or Select, `choice(name)` into
 * ChoiceChips or MultiChips, the form itself into FormNotice. Each error stands at its field; one that several share
 * stands once, in the FormNotice.
 */
export const useZodForm = <V extends FieldValues, Out>({
  schema,
  defaultValues,
  order = [],
  focusSummary = false,
  ...rest
}: Options<V, Out>) => {
  const noticeId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const rhf = useForm<V, unknown, Out>({
    // The values are typed by the form, not by the schema's input, which for lenient schemas is `unknown`.
    defaultValues: defaultValues as DefaultValues<V>,
    resolver: orderedResolver(schema, order),
    shouldFocusError: !focusSummary,
  });
  const { errors, isSubmitting, isSubmitted, isDirty } = rhf.formState;
  const atField = (name: string, message: string) => rest.atField?.(name, message, rhf.getValues());
  const shared =
    sharedMessage(errors) ??
    messagesAt(errors).find(({ name, message }) => atField(name, message) !== undefined)?.message;

  const [focusRefs] = useState(() => new Map<Path<V>, RefCallback<Focusable>>());
  const focusRef = (name: Path<V>) => {
    const ref = focusRefs.get(name) ?? focusOnly(rhf.register(name).ref);
    focusRefs.set(name, ref);
    return ref;
  };

  const [shownValues] = useState(() => createShownValues<Path<V>>());
  const textField = (name: Path<V>) => {
    const registered = rhf.register(name);
    const ref = (element: unknown) => {
      registered.ref(element);
      shownValues.keep(name, element);
    };
    return { ...registered, ref };
  };
  useEffect(() => shownValues.agree((name) => rhf.getValues(name)));
  const takeShownValues = () => {
    for (const [name, value] of shownValues.unknown((at) => rhf.getValues(at))) {
      // The control of a field shows a value of the field's type.
      rhf.setValue(name, value as PathValue<V, Path<V>>, { shouldDirty: true, shouldTouch: true });
    }
  };

  const errorOf = (name: Path<V>): FieldStanding => {
    const { message }: { message?: string } = get(errors, name) ?? {};
    const elsewhere = message !== undefined && message === shared;
    return {
      error: message === undefined ? undefined : (atField(name, message) ?? (elsewhere ? undefined : message)),
      invalid: message !== undefined,
      describedBy: elsewhere ? noticeId : undefined,
    };
  };

  const fail = (error: unknown, values: V) => {
    const { message, fields } = rest.explain(error);
    // Keys of the server's answer are field names only where the form has them.
    const known = Object.entries(fields).filter(([name]) => get(values, name) !== undefined);
    for (const [index, [name, reason]] of known.entries()) {
      rhf.setError(name as Path<V>, { type: 'server', message: reason }, { shouldFocus: index === 0 });
    }
    if (!known.some(([, reason]) => reason === message)) setFailure(message);
  };

  const submit = (event?: BaseSyntheticEvent) => {
    setFailure(null);
    takeShownValues();
    return rhf.handleSubmit(async (answers) => {
      const values = rhf.getValues();
      try {
        await rest.onSubmit(answers, values);
      } catch (error) {
        fail(error, values);
      }
    })(event);
  };

  return {
    rhf,
    submit,
    saving: isSubmitting,
    dirty: isDirty,
    /** All that is wrong, as it is said at the fields. */
    problems: messagesAt(errors).map(({ name, message }) => ({ name, message: atField(name, message) ?? message })),
    notice: { id: noticeId, message: failure ?? shared ?? null },
    field: (name: Path<V>) => ({ ...textField(name), ...errorOf(name) }),
    choice: <N extends Path<V>>(name: N) => ({
      ref: focusRef(name),
      value: rhf.watch(name),
      onChange: (value: PathValue<V, N>) =>
        rhf.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: isSubmitted }),
      ...errorOf(name),
    }),
  };
};

interface FieldStanding {
  error: string | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  /** A form that asks in words of its own adds them. */
  question?: string | undefined;
}

interface Focusable {
  focus: () => void;
}

// Given a radio button or checkbox itself, react-hook-form would read and write its `checked` as the field's value.
const focusOnly = (register: RefCallback<Focusable>): RefCallback<Focusable> => {
  const target = { type: 'choice', focus: () => {} };
  return (element) => {
    target.focus = () => element?.focus();
    register(element && target);
  };
};

const orderedResolver = <V extends FieldValues, Out>(
  schema: ZodType<Out>,
  order: readonly string[],
): Resolver<V, unknown, Out> => {
  // See defaultValues: V is what the form holds and the schema is made to take it.
  const resolve = zodResolver(schema as ZodType<Out, V>) as Resolver<V, unknown, Out>;
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    // A result without errors keeps its values; one with errors has none.
    return { ...result, errors: firstInOrder(result.errors, order) } as typeof result;
  };
};

/** What a part of a form needs of it: the props for its fields. */
export type FieldsOf<V extends FieldValues> = Pick<ReturnType<typeof useZodForm<V, unknown>>, 'field' | 'choice'>;
