import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { safePicture } from '@pawsume/server/pictures/safe-picture';
import { composePage } from '@pawsume/server/press/compose';
import type { Entry, ResumePage } from '@pawsume/server/press/page';
import { writerFacts } from '@pawsume/server/writer/facts';
import { openWriter } from '@pawsume/server/writer/open-writer';

export interface Content {
  page: ResumePage;
  photo: Buffer;
}

/** The page that all engines have to make: the fixture with every answer, written by the built-in writer. */
export const fullContent = async (): Promise<Content> => {
  const { answers } = petByKey('every-answer');
  const { prose } = await (await openWriter(null)).write(writerFacts(answers));
  const page = composePage(answers, prose, new Date('2026-11-20T12:00:00Z'));
  return { page, photo: (await safePicture(await petPhoto('dog'))).print };
};

/** The lines of an entry of a section, for engines that set nothing but lines. */
export const linesOf = (entry: Entry): string[] => {
  switch (entry.kind) {
    case 'paragraph':
      return [entry.text];
    case 'fact':
      return [`${entry.label}: ${entry.text}`];
    case 'reference':
      return [`${entry.role} · ${entry.name}`, entry.contact];
  }
};
