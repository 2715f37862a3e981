import type { Place } from '@pawsume/contract/resumes';
import type { CSSProperties } from 'react';

const share = (part: number): string => `${part * 100}%`;

/** Where a place lies over its sheet, with a little room around its letters. */
export const placeBox = ({ x, y, width, height }: Place): CSSProperties => ({
  left: `calc(${share(x)} - 4px)`,
  top: `calc(${share(y)} - 3px)`,
  width: `calc(${share(width)} + 8px)`,
  height: `calc(${share(height)} + 6px)`,
});

/** Names a place among those of its page. */
export const keyOfPlace = ({ field, answer, name }: Place): string => `${field ?? answer}: ${name}`;
