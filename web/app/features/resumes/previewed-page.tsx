import { type DrawnPage, previewResume, WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { type Drawn, sendForPicture } from '~/api/send-for-picture.ts';
import { PlacesToChange } from './drawn-page/places-to-change.tsx';
import { PageToRead } from './page-to-read.tsx';
import type { ResumeToShow } from './resume-to-show.ts';

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
