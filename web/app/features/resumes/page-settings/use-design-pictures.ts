import { DESIGNS, type DesignName, type PageSettings } from '@pawsume/contract/page-settings';
import { PICTURE_WIDTHS, previewResume } from '@pawsume/contract/resumes';
import { useEffect, useState } from 'react';
import { sendForPicture } from '~/api/send-for-picture.ts';

export type DesignPictures = Partial<Record<DesignName, Blob>>;

/**
 * The page itself in every design, small: one after the other, as they are drawn. One that fails stays out. They come
 * after the `preview`, which is what people look at.
 */
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
