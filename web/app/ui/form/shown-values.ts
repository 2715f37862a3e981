type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** The value that a control holds although the form does not know it; undefined while both agree. */
const unknownValueOf = (control: Control, known: unknown): string | boolean | undefined => {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === Boolean(known) ? undefined : control.checked;
  }
  // Browsers change some values when they show them: line breaks, for example. That is not an edit.
  const copy = control.cloneNode(true);
  if (!isControl(copy)) return;
  copy.value = typeof known === 'string' ? known : '';
  return copy.value === control.value ? undefined : control.value;
};

const shownIn = (control: Control): string | boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/** Finds values that a browser or a password manager filled in without an event. */
export const createShownValues = <Name extends string>() => {
  const controls = new Map<Name, Control>();
  // Value of each control when it last agreed with the form. Until the next render, a form may be ahead of its controls.
  const agreed = new WeakMap<Control, string | boolean>();
  return {
    keep: (name: Name, element: unknown): void => {
      if (!isControl(element)) {
        controls.delete(name);
        return;
      }
      controls.set(name, element);
      if (!agreed.has(element)) agreed.set(element, shownIn(element));
    },
    /** To be called after each render. */
    agree: (known: (name: Name) => unknown): void => {
      for (const [name, control] of controls) {
        if (unknownValueOf(control, known(name)) === undefined) agreed.set(control, shownIn(control));
      }
    },
    unknown: (known: (name: Name) => unknown): [Name, string | boolean][] =>
      [...controls].flatMap(([name, control]): [Name, string | boolean][] => {
        if (shownIn(control) === agreed.get(control)) return [];
        const value = unknownValueOf(control, known(name));
        return value === undefined ? [] : [[name, value]];
      }),
  };
};
