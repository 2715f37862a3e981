import { useState } from 'react';
import { useMediaQuery } from '~/lib/use-media-query.ts';

/** Where both have room beside each other: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';
export const VIEWS = ['Text', 'Page'] as const;
type View = (typeof VIEWS)[number];

export interface TextOrPage {
  isWide: boolean;
  /** The one that is seen where there is no room for both. */
  view: View;
  setView: (view: View) => void;
}

export const useTextOrPage = (): TextOrPage => {
  const isWide = useMediaQuery(WIDE);
  const [view, setView] = useState<View>('Text');
  return { isWide, view, setView };
};
