import { useEffect, useState } from 'react';
import { visitorDraft } from '~/api/visitor-drafts.ts';
import { slotOf } from '~/lib/draft-slot.ts';
import { readFileDraft } from '~/lib/file-draft-store.ts';
import { useObjectUrl } from '~/lib/use-object-url.ts';
import { PetDrawing } from './pet-drawing.tsx';

/** The pet that a visitor described, in this tab or in the given slot: its photo, or a drawing of its kind. Its name stands beside it. */
export const VisitorPortrait = ({ petType, slot }: { petType: string; slot?: string }) => {
  const [photo, setPhoto] = useState<File | null>(null);
  const url = useObjectUrl(photo);
  useEffect(() => {
    void readFileDraft(`${visitorDraft}@${slot ?? slotOf(visitorDraft)}`).then((draft) =>
      setPhoto(draft?.file ?? null),
    );
  }, [slot]);
  return url ? <img src={url} alt="" className="size-full object-cover" /> : <PetDrawing petType={petType} />;
};
