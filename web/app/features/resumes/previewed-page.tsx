import { type DrawnPage, type Place, previewResume, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { type Drawn, sendForPicture } from '~/api/send-for-picture.ts';
import { Places, type PlaceToGo } from '~/page/places.tsx';
import { paths } from '~/paths.ts';
import { PageToRead } from './page-to-read.tsx';
import type { ResumeToShow } from './resume-to-show.ts';

/** Over the page that is looked at: each place leads to where its text is changed. */
const PlacesToChange = ({ resume, places }: { resume: ResumeToShow; places: readonly Place[] }) => (
  <Places places={places.flatMap((place) => wayOf(place, resume))} />
);

const wayOf = (place: Place, { id, pet_id: petId }: ResumeToShow): PlaceToGo[] => {
  const { field, answer, step } = place;
  // Without its pet the text has no way to be changed either: the button for it is not shown.
  if (petId === null) return [];
  if (field) return [{ place, way: { to: paths.editResume(id, field) } }];
  return answer && step ? [{ place, way: { to: paths.answer(step, petId, answer) } }] : [];
};

interface Props {
  resume: ResumeToShow;
  drawn: Drawn<DrawnPage>;
  title: string;
}

/** The preview of a résumé. Full screen loads the widest picture. */
export const PreviewedPage = ({ resume, drawn, title }: Props) => {
  const [widest, setWidest] = useState<{ of: typeof drawn; drawn: typeof drawn } | null>(null);
  const isCurrent = widest?.of === drawn;
  const onFullScreen = async (isOpen: boolean) => {
    if (!isOpen || isCurrent) return;
    const wanted = { params: { id: resume.id }, query: { width: `${WIDEST_PICTURE}` as const } };
    const loaded = await sendForPicture(previewResume, wanted).catch(() => null);
    if (loaded) setWidest({ of: drawn, drawn: loaded });
  };
  return (
    <div data-printed-sheet>
      <PageToRead drawn={drawn} inFull={isCurrent ? widest.drawn : drawn} title={title} onFullScreen={onFullScreen}>
        {(places) => <PlacesToChange resume={resume} places={places} />}
      </PageToRead>
    </div>
  );
};
