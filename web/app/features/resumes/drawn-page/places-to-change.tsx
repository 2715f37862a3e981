import type { Place } from '@pawsume/contract/resumes';
import { Places, type PlaceToGo } from '~/page/places.tsx';
import { paths } from '~/paths.ts';
import type { ResumeToShow } from '../resume-to-show.ts';

/** Over the page that is looked at: each place leads to where its text is changed. */
export const PlacesToChange = ({ resume, places }: { resume: ResumeToShow; places: readonly Place[] }) => (
  <Places places={places.flatMap((place) => wayOf(place, resume))} />
);

const wayOf = (place: Place, { id, pet_id: petId }: ResumeToShow): PlaceToGo[] => {
  const { field, answer, step } = place;
  // Without its pet the text has no way to be changed either: the button for it is not shown.
  if (petId === null) return [];
  if (field) return [{ place, way: { to: paths.editResume(id, field) } }];
  return answer && step ? [{ place, way: { to: paths.answer(step, petId, answer) } }] : [];
};
