import { importMessages } from '@pawsume/contract/import-messages';
import { type FoundAnswer, IMPORTED_FIELDS, type ImportAnswer, type ImportedField } from '@pawsume/contract/pet-import';
import { furtherStep3Input } from '@pawsume/contract/pet-steps/further-step3';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { step2Input } from '@pawsume/contract/pet-steps/step2';
import { step5Input } from '@pawsume/contract/pet-steps/step5';
import { BUILT_IN } from '@pawsume/contract/resumes';
import type { ZodType } from 'zod';
import type { Context } from '#context';
import { AppError } from '#lib/app-error';
import { checkClaim } from '#reader/check-claim';
import { cited, type Finding } from '#reader/finding';
import type { Page } from '#reader/page';
import type { ReadPages } from '#reader/read-pages';
import type { ReadByPatterns } from '#reader/read-patterns';

const FIELDS: Partial<Record<string, ZodType>> = {
  ...step1Input.shape,
  ...step2Input.shape,
  ...furtherStep3Input,
  ...step5Input.shape,
};
const LISTS = new Set<ImportedField>(['personality', 'training']);

/** Whether a field of the form would take the value, exactly as it stands. */
const fitsForm = ({ field, value }: FoundAnswer): boolean => {
  const parsed = FIELDS[field]?.safeParse(LISTS.has(field) ? [value] : value);
  return parsed?.success === true && String(parsed.data) === value;
};

/** What somebody hands in: words they pasted, a file, or both. */
export interface Handed {
  text: string;
  path: string | null;
  /** A user's id, or the address of a stranger: askers take turns. */
  asker: number | string;
}

type Readers = Pick<Context, 'documents' | 'texts' | 'clock'>;

/** What a text says for certain, each answer with the words that say it. Nothing of it is kept. */
export const readText = async (world: Readers, handed: Handed): Promise<ImportAnswer> =>
  answerOf(await readHanded(world, handed), BUILT_IN);

/** The same, with what a model found besides and the text bears out, where one is set up and answers. */
export const readTextByModel = async (
  world: Readers & Pick<Context, 'textReader'>,
  handed: Handed,
): Promise<ImportAnswer> => {
  const { textReader } = world;
  const read = await readHanded(world, handed);
  if (textReader === null || read.isSeveral) return answerOf(read, BUILT_IN);
  const claims = await textReader.read(read.petText).catch(() => null);
  if (claims === null) return answerOf(read, BUILT_IN);
  const known = new Set(read.found.map(({ field }) => field));
  const more = claims
    .flatMap((claim) => checkClaim(read.pages, claim, world.clock()) ?? [])
    .filter(({ field }) => !known.has(field));
  return answerOf({ ...read, found: [...read.found, ...firstOfEach(more)] }, textReader.model);
};

const firstOfEach = (findings: Finding[]): Finding[] => [
  ...new Map(findings.toReversed().map((finding) => [finding.field, finding])).values(),
];

const answerOf = ({ found, isSeveral, several, pets }: ReadByPatterns, readBy: string): ImportAnswer => {
  const offered = pets
    .map((pet) => ({ name: pet.name, found: offeredOf(pet.found) }))
    .filter((pet) => pet.found.some(({ field }) => field !== 'pet_name'));
  return {
    found: offeredOf(found),
    ...(isSeveral ? { several } : {}),
    ...(offered.length > 0 ? { pets: offered } : {}),
    read_by: readBy,
  };
};

const offeredOf = (found: readonly Finding[]): FoundAnswer[] =>
  found
    .toSorted((one, other) => IMPORTED_FIELDS.indexOf(one.field) - IMPORTED_FIELDS.indexOf(other.field))
    .map(cited)
    .filter(fitsForm);

const readHanded = async (world: Readers, handed: Handed): Promise<ReadPages> =>
  world.texts.read(handed.asker, { pages: await pagesOf(world, handed), today: world.clock() });

const pagesOf = async ({ documents }: Pick<Context, 'documents'>, { text, path, asker }: Handed): Promise<Page[]> => {
  const pages = [...(text === '' ? [] : [{ text }]), ...(path === null ? [] : await documents.read(asker, path))];
  if (pages.length === 0) {
    throw new AppError('invalid_input', importMessages.empty, { fields: { text: importMessages.empty } });
  }
  return pages;
};
