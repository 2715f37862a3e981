import { importMessages } from '@pawsume/contract/import-messages';
import type { ImportAnswer } from '@pawsume/contract/pet-import';
import { BUILT_IN } from '@pawsume/contract/resumes';
import type { Context } from '#context';
import { AppError } from '#lib/app-error';
import { cited } from '#reader/finding';
import { type Page, tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';
import { fitsForm } from './fits-form.ts';

/** What somebody hands in: words they pasted, a file, or both. */
export interface Handed {
  text: string;
  path: string | null;
  /** Whose turn it is to have a file opened. */
  asker: string;
}

type World = Pick<Context, 'documents' | 'clock'>;

export const pagesOf = async ({ documents }: World, { text, path, asker }: Handed): Promise<Page[]> => {
  const pages = [
    ...(text === '' ? [] : [{ text: tidyPage(text) }]),
    ...(path === null ? [] : await documents.read(asker, path)),
  ];
  if (pages.length === 0)
    throw new AppError('invalid_input', importMessages.empty, { fields: { text: importMessages.empty } });
  return pages;
};

/** What a text says for certain, each answer with the words that say it. Nothing of it is kept. */
export const readText = async (world: World, handed: Handed): Promise<ImportAnswer> => {
  const { found, several } = readByPatterns(await pagesOf(world, handed), world.clock());
  return {
    found: found.map(cited).filter(fitsForm),
    ...(several.length > 1 ? { several } : {}),
    read_by: BUILT_IN,
  };
};
