import { useEffect, useState } from 'react';

/** The name of the field that has the focus, or had it last. */
export const useFocusedField = (): string | null => {
  const [field, setField] = useState<string | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const name = target instanceof Element ? target.getAttribute('name') : null;
      if (name) setField(name);
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return field;
};
