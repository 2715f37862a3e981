import type { Place, Prose } from '@pawsume/contract/resumes';
import { useRef, useState } from 'react';
import { keyOfPlace } from '~/page/place-box.ts';
import { Places, type PlaceToGo } from '~/page/places.tsx';
import { paths } from '~/paths.ts';
import { TextOnPage } from './text-on-page.tsx';

type WrittenPlace = Place & { field: keyof Prose };

interface Props {
  places: readonly Place[];
  petId: number | null;
  text: Prose;
  onChange: (field: keyof Prose, text: string) => void;
  /** Where the form is out of sight: shows the field there in place of one on the page. */
  onShowField: ((field: keyof Prose) => void) | null;
}

/** Over the page beside its texts: a press on one of them opens it right there, one on a fact leads to its answer. */
export const PlacesToEdit = ({ places, petId, text, onChange, onShowField }: Props) => {
  const layer = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<WrittenPlace | null>(null);
  // A text that was emptied has no place on the page any more: its field stays where it is.
  const at = open && (places.filter(isWritten).find(({ field }) => field === open.field) ?? open);

  const wayOf = (place: Place): PlaceToGo[] => {
    if (isWritten(place)) {
      return [{ place, way: { press: () => (onShowField ? onShowField(place.field) : setOpen(place)) } }];
    }
    const { answer, step } = place;
    return answer && step && petId !== null ? [{ place, way: { to: paths.answer(step, petId, answer) } }] : [];
  };
  const goBack = () => layer.current?.querySelector<HTMLElement>(`[data-place="${at?.field}"]`)?.focus();
  return (
    <div ref={layer}>
      <Places places={places.flatMap(wayOf)} />
      {at && (
        <TextOnPage
          key={keyOfPlace(at)}
          place={at}
          value={text[at.field]}
          onChange={(value) => onChange(at.field, value)}
          goBack={goBack}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};

const isWritten = (place: Place): place is WrittenPlace => place.field !== undefined;
