import { previewProse } from '@pawsume/contract/resume-text';
import { type DrawnPage, type PictureWidth, PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { useEffect, useState } from 'react';
import { type Drawn, sendForPicture } from '~/api/send-for-picture.ts';
import { newestWins } from '~/lib/newest-wins.ts';
import { isWithinLimits } from './prose-sizes.ts';

interface Wanted {
  resumeId: number;
  /** Of the picture in pixels; nothing is drawn while it is null. */
  width: PictureWidth | null;
  text: Prose;
}

interface PageSoFar {
  /** The page with the newest text that could be drawn; null before the first. */
  drawn: Drawn<DrawnPage> | null;
  /** Whether the text that was drawn last could not be. */
  hasFailed: boolean;
}

/** The page of a résumé with a text that is being typed: it follows as fast as pages are drawn. */
export const usePageWhileTyping = ({ resumeId, width, text }: Wanted): PageSoFar => {
  const [page, setPage] = useState<PageSoFar>({ drawn: null, hasFailed: false });
  const [draw] = useState(() =>
    newestWins(async ({ body, width }: { body: Prose; width: PictureWidth }) => {
      const asked = { params: { id: resumeId }, query: { width: `${width}` as const }, body };
      const drawn = await sendForPicture(previewProse, asked).catch(() => null);
      setPage((before) => ({ drawn: drawn ?? before.drawn, hasFailed: drawn === null }));
    }),
  );
  const key = JSON.stringify(PROSE_FIELDS.map((field) => text[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the text is another one
  useEffect(() => {
    if (width !== null && isWithinLimits(text)) draw({ body: text, width });
  }, [draw, key, width]);
  return page;
};
