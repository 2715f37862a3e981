import { useEffect, useState } from 'react';
import { slotOf } from '~/lib/draft-slot.ts';
import { readFileDraft } from '~/lib/file-draft-store.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { PetDrawing } from './pet-drawing.tsx';
import { visitorDraft } from './visitor-pet.ts';

/** The pet that a visitor described: its photo, or a drawing of its kind. Its name stands beside it. */
export const VisitorPortrait = ({ petType }: { petType: string }) => {
  const [photo, setPhoto] = useState<File | null>(null);
  const url = useObjectUrl(photo);
  useEffect(() => {
    void readFileDraft(`${visitorDraft}@${slotOf(visitorDraft)}`).then((draft) => setPhoto(draft?.file ?? null));
  }, []);
  return url ? <img src={url} alt="" className="size-full object-cover" /> : <PetDrawing petType={petType} />;
};
