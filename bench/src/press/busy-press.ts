import { petPhoto } from '@pawsume/fixtures/photos';
import { safePicture } from '@pawsume/server/pictures/safe-picture';
import { openPress } from '@pawsume/server/press/press';
import { pagesOf } from './never-seen.ts';

/** Askers for each process: one's page is being made while the next one's waits. */
const ASKERS = 3;

/** A press that always has more to print than it can: each page an ordinary one it has never seen. */
export const openBusyPress = async (workers: number) => {
  const press = openPress({ workers });
  const nextPage = await pagesOf('biscuit');
  const { print: photo } = await safePicture(await petPhoto('dog'));
  return {
    async print(pages: number): Promise<void> {
      let left = pages;
      const askOneByOne = async (asker: number) => {
        while (left > 0) {
          left -= 1;
          await press.renderPdf(nextPage(), photo, asker);
        }
      };
      await Promise.all(Array.from({ length: workers * ASKERS }, (_, asker) => askOneByOne(asker + 1)));
    },
    close: () => press.close(),
  };
};
