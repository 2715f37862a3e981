import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** Puts the focus on the field that the address names, once the form is there. */
export const useAskedField = <Name extends string>(focus: (name: Name) => void, names: readonly Name[]): void => {
  const { hash } = useLocation();
  const asked = useEffectEvent(() => {
    const name = names.find((each) => `#${encodeURIComponent(each)}` === hash);
    if (name !== undefined) focus(name);
  });
  useEffect(() => asked(), []);
};
