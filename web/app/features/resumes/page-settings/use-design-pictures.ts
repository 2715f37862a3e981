import { DESIGNS, type DesignName, type PageSettings } from '@pawsume/contract/page-settings';
import { PICTURE_WIDTHS, previewResume } from '@pawsume/contract/resumes';
import { useEffect, useState } from 'react';
import { sendForPicture } from '~/api/send-for-picture.ts';

export type DesignPictures = Partial<Record<DesignName, Blob>>;

/** Loads a small picture of the page in every design, one by one, after the `preview`. Skips pictures that fail. */
export const useDesignPictures = (
  resumeId: number,
  settings: PageSettings,
  preview: Promise<unknown>,
): DesignPictures => {
  const [pictures, setPictures] = useState<DesignPictures>({});
  const { design: _chosen, ...others } = settings;
  const key = JSON.stringify(others);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says whether the pages are other ones
  useEffect(() => {
    let isWanted = true;
    const drawAll = async () => {
      await preview.catch(() => null);
      for (const design of DESIGNS) {
        const query = { design, width: `${PICTURE_WIDTHS[0]}` as const };
        const drawn = await sendForPicture(previewResume, { params: { id: resumeId }, query }).catch(() => null);
        if (!isWanted) return;
        if (drawn && 'picture' in drawn) setPictures((before) => ({ ...before, [design]: drawn.picture }));
      }
    };
    void drawAll();
    return () => {
      isWanted = false;
    };
  }, [resumeId, key]);
  return pictures;
};
