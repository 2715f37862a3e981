import { previewProse } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { useEffect, useState } from 'react';
import { send } from '~/api/client.ts';
import { newestWins } from '~/lib/newest-wins.ts';
import { isWithinLimits } from './prose-sizes.ts';

interface DrawnPage {
  /** The page with the newest text that could be drawn; null before the first. */
  html: string | null;
  /** Whether the text that was drawn last could not be. */
  hasFailed: boolean;
}

/** The page of a résumé with a text that is being typed: it follows as fast as pages are drawn. */
export const usePageWhileTyping = (resumeId: number, text: Prose): DrawnPage => {
  const [drawn, setDrawn] = useState<DrawnPage>({ html: null, hasFailed: false });
  const [draw] = useState(() =>
    newestWins(async (body: Prose) => {
      const html = await send(previewProse, { params: { id: resumeId }, body }).catch(() => null);
      setDrawn((before) => ({ html: html ?? before.html, hasFailed: html === null }));
    }),
  );
  const key = JSON.stringify(PROSE_FIELDS.map((field) => text[field]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the text is another one
  useEffect(() => {
    if (isWithinLimits(text)) draw(text);
  }, [draw, key]);
  return drawn;
};
