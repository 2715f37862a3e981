import { importMessages } from '@pawsume/contract/import-messages';
import { IMPORT_LIMITS, type ImportAnswer, readMyPetText, readPetText } from '@pawsume/contract/pet-import';
import { useState } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { readToken } from '~/api/session.ts';
import type { FoundInText } from './found-on-device.ts';

interface Handed {
  text: string;
  file: File | undefined;
}

/** Answers for each of several pets; `names` has those without any, too. */
export interface SeveralPets {
  source: string | null;
  names: readonly string[];
  pets: NonNullable<ImportAnswer['pets']>;
}

/** Reads what somebody hands in, and says what was found or what is wrong with it. */
export const useImport = (onFound: (found: FoundInText) => void, onSeveral: (several: SeveralPets) => void) => {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (handed: Handed): Promise<void> => {
    setProblem(null);
    const refused = refusalOf(handed);
    if (refused !== null) return setProblem(refused);
    setReading(true);
    try {
      const { found, several = [], pets = [] } = await ask(handed);
      const source = handed.file?.name ?? null;
      if (found.length > 0) onFound({ source, found });
      else if (pets.length > 0) onSeveral({ source, names: several, pets });
      else setProblem(several.length > 0 ? importMessages.several(several) : importMessages.nothing);
    } catch (error) {
      setProblem(messageOf(error, importMessages.failed));
    } finally {
      setReading(false);
    }
  };

  return { read, reading, problem };
};

/** What is wrong with it already here. */
const refusalOf = ({ text, file }: Handed): string | null => {
  if (file === undefined) return text.trim() === '' ? importMessages.empty : null;
  if (file.type.startsWith('image/')) return importMessages.picture;
  return file.size > IMPORT_LIMITS.bytes ? importMessages.tooLarge : null;
};

const ask = async ({ text, file }: Handed): Promise<ImportAnswer> => {
  const handed = { body: { text }, file };
  if (readToken() === null) return send(readPetText, handed);
  try {
    return await send(readMyPetText, handed);
  } catch (error) {
    // Without a session, or where a model was asked enough for today, it is read as anybody's is.
    if (hasStatus(error, 401) || hasStatus(error, 429)) return send(readPetText, handed);
    throw error;
  }
};
