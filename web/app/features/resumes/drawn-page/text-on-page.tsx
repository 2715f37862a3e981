import type { Place } from '@pawsume/contract/resumes';
import type { CSSProperties, FocusEvent, KeyboardEvent } from 'react';
import { placeBox } from '~/page/place-box.ts';

interface Props {
  place: Place;
  value: string;
  onChange: (text: string) => void;
  /** Puts the focus back on its place. */
  goBack: () => void;
  onClose: () => void;
}

/** A written text as a field, over the paragraph it becomes. Escape and a click elsewhere close it, Tab moves on from its place. */
export const TextOnPage = ({ place, value, onChange, goBack, onClose }: Props) => {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // With Tab the browser then goes on from there.
    if (key === 'Escape' || key === 'Tab') goBack();
    if (key === 'Escape') onClose();
  };
  const onBlur = ({ target }: FocusEvent) => {
    // Not where the whole window lost it.
    if (document.activeElement !== target) onClose();
  };
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: it was asked for by a press
      autoFocus
      aria-label={`${place.name}, on the page`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      style={overPlace(place)}
      className="absolute z-20 resize-y field-sizing-content rounded-lg border border-edge bg-surface px-2.5 py-2 text-base leading-snug text-ink shadow-lifted"
    />
  );
};

/** No narrower than can be written in. Where a place stands far to the right, it reaches to the left. */
const LEAST_WIDTH = '18rem';

const overPlace = (place: Place): CSSProperties => {
  const { left, top, width, height } = placeBox(place);
  const wide = `min(100%, max(${width}, ${LEAST_WIDTH}))`;
  return { top, width: wide, minHeight: height, left: `min(${left}, 100% - ${wide})` };
};
