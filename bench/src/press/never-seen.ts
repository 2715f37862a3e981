import { petByKey } from '@pawsume/fixtures/pets';
import { composePage } from '@pawsume/server/press/compose';
import type { ResumePage } from '@pawsume/server/press/page';
import { writerFacts } from '@pawsume/server/writer/facts';
import { openWriter } from '@pawsume/server/writer/open-writer';

/** Each call gives the page of a pet with another word typed: one the press has never seen. */
export const pagesOf = async (key: string): Promise<() => ResumePage> => {
  const { answers } = petByKey(key);
  const { prose } = await (await openWriter(null)).write(writerFacts(answers));
  let words = 0;
  return () => {
    words += 1;
    const typed = { ...prose, rewritten_pet_description: `${prose.rewritten_pet_description} ${words}` };
    return composePage(answers, typed, new Date('2026-11-20T12:00:00Z'));
  };
};
