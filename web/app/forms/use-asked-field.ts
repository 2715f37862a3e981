import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';

/** The one of these fields that the address names, if any. */
const useNamed = <Name extends string>(names: readonly Name[]): Name | undefined => {
  const { hash } = useLocation();
  return names.find((each) => `#${encodeURIComponent(each)}` === hash);
};

/** Puts the focus on the field that the address names, once the form is there. */
export const useAskedField = <Name extends string>(focus: (name: Name) => void, names: readonly Name[]): void => {
  const name = useNamed(names);
  const asked = useEffectEvent(() => {
    if (name !== undefined) focus(name);
  });
  useEffect(() => asked(), []);
};

/** Whether the address names one of these fields. */
export const useIsAskedFor = (names: readonly string[]): boolean => useNamed(names) !== undefined;
