import { messages } from '@pawsume/contract/messages';
import { getProse, type Prose, saveProse } from '@pawsume/contract/resumes';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { hasCode } from '~/api/api-error.ts';
import { useSend } from '~/api/or-login.ts';
import { same } from '~/lib/form-values.ts';
import { paths } from '~/paths.ts';

interface Options {
  resumeId: number;
  /** The count of saves that what is typed was begun on. */
  begunOn: () => RefObject<number | undefined>;
  onSaved: () => void;
}

interface Conflict {
  mine: Prose;
  theirs: Prose;
  version: number | undefined;
}

/** Saves a résumé's text and goes to it; or finds what was saved elsewhere meanwhile. */
export const useSaveProse = ({ resumeId, begunOn, onSaved }: Options) => {
  const send = useSend();
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const params = { id: resumeId };

  const finish = async () => {
    onSaved();
    toast.success(messages.resumes.updated);
    await navigate(paths.resume(resumeId), { replace: true });
  };

  const save = async (mine: Prose): Promise<void> => {
    try {
      await send(saveProse, { params, body: { ...mine, version: begunOn().current } });
    } catch (error) {
      if (!hasCode(error, 'changed_elsewhere')) throw error;
      const { version, pet_id: _, ...theirs } = await send(getProse, { params });
      // An answer that was lost on its way back made this save meet itself.
      if (!same(mine, theirs)) return setConflict({ mine, theirs, version });
    }
    await finish();
  };

  return { save, conflict, setConflict };
};
